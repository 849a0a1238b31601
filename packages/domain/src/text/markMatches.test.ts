import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';
import { splitMatches } from './markMatches.ts';

/** Returns the text with brackets around the parts that match. */
const marked = (text: string, words: string[]): string =>
  splitMatches(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Yamaha RX 100', ['yam'], '[Yam]aha RX 100'],
  ['Yamaha RX 100', ['yamaha', 'rx', '100'], '[Yamaha] [RX] [100]'],
  ['Honda CG125', ['cg', '125'], 'Honda [CG][125]'],
  ['Honda CG125', ['12'], 'Honda CG[12]5'],
  ['Honda, a Honda', ['honda'], '[Honda], a [Honda]'],
  ['Motó Café', ['moto', 'cafe'], '[Motó] [Café]'],
  ['Cafe\u0301 Racer', ['cafe'], '[Cafe\u0301] Racer'],
  ['মিরপুর ১০, ঢাকা', ['মিরপুর', '10'], '[মিরপুর] [১০], ঢাকা'],
  ['হোন্ডা', ['হোন্ডা'], '[হোন্ডা]'],
  ['ﬁne', ['fi'], '[ﬁ]ne'],
  ['Ahonda honda', ['honda'], 'Ahonda [honda]'],
  ['a (b) a', ['(b)', '.*'], 'a [(b)] a'],
  ['nothing here', ['zz', ''], 'nothing here'],
  ['nothing here', [], 'nothing here'],
  ['', ['honda'], ''],
])('splitMatches marks in %o the words %o', (text, words, expected) => {
  expect(marked(text, words.map(foldText))).toBe(expected);
});

it('splitMatches returns parts that together are the whole text', () => {
  const text = 'İstanbul ﬃ 👾 মিরপুর\u200d ১০ \u0301 Straße';
  const parts = splitMatches(text, ['i', 'ffi', 'f', '10', 's', 'মির']);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.every((part) => part.text !== '')).toBe(true);
});
