import { describe, expect, test } from 'vitest';
import { readFirstRecords } from './readFirstRecords.ts';

const responseOf = (list: unknown) => new Response(typeof list === 'string' ? list : JSON.stringify(list));

/** A response whose body arrives a few bytes at a time. */
const streamed = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new Response(
    new ReadableStream({
      pull: (stream) => {
        if (at >= bytes.length) return stream.close();
        stream.enqueue(bytes.slice(at, at + 7));
        at += 7;
      },
    }),
  );
};

const long = Array.from({ length: 1_000 }, (_, at) => ({
  bikeName: `Honda ${at}, "{a}", {b}`,
  description: 'x'.repeat(100),
}));

describe('the first records of a list', () => {
  test('are all records of a short list', async () => {
    const list = [{ bikeName: 'হোন্ডা' }, { bikeName: 'Honda' }];
    expect(await readFirstRecords(responseOf(list))).toEqual({ records: list, isComplete: true });
    expect(await readFirstRecords(streamed(JSON.stringify(list)))).toEqual({ records: list, isComplete: true });
  });

  test('are complete records of a long list, wherever the stream is cut', async () => {
    const { records, isComplete } = await readFirstRecords(streamed(JSON.stringify(long)));
    expect(isComplete).toBe(false);
    expect(records).toEqual(long.slice(0, (records as unknown[]).length));
    expect((records as unknown[]).length).toBeGreaterThan(100);
  });

  test("leave the response's body readable for the API client", async () => {
    for (const list of [long.slice(0, 2), long]) {
      const response = responseOf(list);
      await readFirstRecords(response);
      expect(await response.json()).toEqual(list);
    }
  });

  test.each(['', '<!doctype html>', '[{"bikeName":"Hon', '[{"bikeName":"Honda"},{"bikeN', `"${'x'.repeat(40_000)}`])(
    'are undefined for invalid JSON (%.20s)',
    async (text) => {
      expect((await readFirstRecords(responseOf(text))).records).toBeUndefined();
    },
  );

  test.each([[null], [{}], [7]])('are the whole parsed value when the JSON is not a list (%j)', async (value) => {
    expect((await readFirstRecords(responseOf(value))).records).toEqual(value);
  });
});
