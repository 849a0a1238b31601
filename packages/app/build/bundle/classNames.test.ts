import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createClassNames } from './classNames.ts';

const folder = join(import.meta.dirname, '../../../ui/src');
const css =
  '.bar { color: red } .row > .bar:hover { margin: .5em } @keyframes roll { to { opacity: 0 } } @keyframes halt { to { opacity: 1 } }';

test('gives each class of a CSS module the same unique name in every build', () => {
  const [client, server] = [createClassNames(), createClassNames()];
  const all = ['Navbar', 'Footer'].flatMap((file) =>
    ['bar', 'row', 'roll', 'halt'].map((name) => [name, join(folder, `${file}.module.css`), css] as const),
  );
  const names = all.map((one) => client(...one));
  expect(new Set(names).size).toBe(all.length);
  expect([...all].reverse().map((one) => server(...one))).toEqual([...names].reverse());
});

test('gives classes names that are valid in CSS', () => {
  const name = createClassNames();
  for (let number = 0; number < 64; number += 1)
    expect(name('bar', join(folder, `${number}.module.css`), css)).toMatch(/^_[\w-]{3}\d$/);
});

test('rejects two CSS modules whose paths have the same hash', () => {
  const name = createClassNames();
  const many = () => {
    for (let number = 0; number < 10_000; number += 1) name('bar', join(folder, `${number}.module.css`), css);
  };
  expect(many).toThrow(/have the same class name hash: rename one of them/);
});
