import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvalidJsonError, readJson } from '../../src/backend/http/readJson.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  '',
  ' ',
  '{',
  '{"a":1,}',
  "{'a':1}",
  '[1,]',
  'NaN',
  '01',
  '"\t"',
  '\uFEFF{}',
  '{"a":1}x',
  '{"a":1,"a":2}',
  '{"b":{"a":1,"a":2}}',
  '{"a":1,"\\u0061":2}',
  '[{"a":{}},{"a":1,"a":1}]',
  '{"__proto__":1}',
  '{"b":[{"__proto__":{}}]}',
  '{"\\u005f_proto__":1}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"a":"\\udc00\\ud800"}',
  '['.repeat(100_000),
  '['.repeat(100_000) + ']'.repeat(100_000),
])('readJson rejects the invalid JSON text %#', (text) => {
  expect(() => readJson(bytesOf(text))).toThrow(InvalidJsonError);
});

test.each([
  [[0x22, 0xff, 0x22]],
  [[0x22, 0xc0, 0xaf, 0x22]],
  [[0x22, 0xed, 0xa0, 0x80, 0x22]],
  [[0xfe, 0xff, 0x00, 0x22]],
])('readJson rejects the bytes %j, which are not UTF-8', (bytes) => {
  expect(() => readJson(Uint8Array.from(bytes))).toThrow(InvalidJsonError);
});

test.each([
  '{"a":"a","b":["a","a"],"c":{"a":1}}',
  '{"a:{":"}\\"a:","b":":"}',
  '[{"a":1},{"a":1}]',
  '{"":1," ":2}',
  '"\\ud83c\\udfcd"',
])('readJson accepts %s', (text) => {
  expect(readJson(bytesOf(text))).toEqual(JSON.parse(text));
});

test('readJson parses any JSON as JSON.parse does, or rejects it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value = (() => {
        try {
          return { read: readJson(bytesOf(text)) };
        } catch (error) {
          return { error };
        }
      })();
      if ('read' in value) expect(value.read).toEqual(JSON.parse(text));
      else expect(value.error).toBeInstanceOf(InvalidJsonError);
    }),
  );
});
