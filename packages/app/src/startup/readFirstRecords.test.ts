import { describe, expect, test } from 'vitest';
import { readFirstRecords } from './readFirstRecords.ts';

const answer = (list: unknown) => new Response(typeof list === 'string' ? list : JSON.stringify(list));

/** As it comes over a line: a few bytes at a time. */
const inPieces = (text: string) => {
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

describe('what a list begins with', () => {
  test('is all of a short one', async () => {
    const list = [{ bikeName: 'হোন্ডা' }, { bikeName: 'Honda' }];
    expect(await readFirstRecords(answer(list))).toEqual({ records: list, isWhole: true });
    expect(await readFirstRecords(inPieces(JSON.stringify(list)))).toEqual({ records: list, isWhole: true });
  });

  test('is whole records of a long one, however it is cut', async () => {
    const { records, isComplete } = await readFirstRecords(inPieces(JSON.stringify(long)));
    expect(isComplete).toBe(false);
    expect(records).toEqual(long.slice(0, (records as unknown[]).length));
    expect((records as unknown[]).length).toBeGreaterThan(100);
  });

  test('leaves the answer for whoever shows the list', async () => {
    for (const list of [long.slice(0, 2), long]) {
      const whole = answer(list);
      await readFirstRecords(whole);
      expect(await whole.json()).toEqual(list);
    }
  });

  test.each(['', '<!doctype html>', '[{"bikeName":"Hon', '[{"bikeName":"Honda"},{"bikeN', `"${'x'.repeat(40_000)}`])(
    'is nothing in what is no list (%.20s)',
    async (text) => {
      expect((await readFirstRecords(answer(text))).records).toBeUndefined();
    },
  );

  test.each([[null], [{}], [7]])('is whatever else the answer says (%j)', async (said) => {
    expect((await readFirstRecords(answer(said))).records).toEqual(said);
  });
});
