import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '../lib/processes.mjs';

const plugin = fileURLToPath(new URL('textBesideElements.grit', import.meta.url));

const dangerous = [
  '<p><b />{copy.text}</p>',
  '<p>{isNew && <b />}{copy.text}</p>',
  '<p><b />{isNew && copy.text}</p>',
  "<p><b />{isNew && ' BDT'}</p>",
  '<p><b />{isNew ? copy.yes : copy.no}</p>',
  '<p><b />{isNew ? <i /> : copy.no}</p>',
  '<p>{isNew && (<><b />{copy.text}</>)}</p>',
  '<p>Price: {price} BDT</p>',
  '<p>{price}%</p>',
  '<p><b /> {label}</p>',
  '<p><b />{copy.greeting(name)}</p>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample contains a template literal.
  '<p><b />{`Price: ${price}`}</p>',
  '<p><b />{copy.titles[name]}</p>',
];

const safe = [
  '<p>{copy.text}</p>',
  '<p>{isNew ? copy.yes : copy.no}</p>',
  '<p><b /><span>{copy.text}</span></p>',
  "<p><b />{' '}<i /></p>",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample contains a template literal.
  '<p>{`Price: ${price} BDT`}</p>',
  '<p><b />{isNew ? <b /> : <i />}</p>',
  '<p><b />{isNew && <i />}</p>',
  '<p><b />{items.map((item) => <i key={item} />)}</p>',
  '<div><b />{children}</div>',
  '<p>{/* why */}{copy.text}</p>',
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-gear-lint-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns those of the given elements that the lint rule reports. */
const reported = (elements: readonly string[]): string[] => {
  const rules = { linter: { rules: { preset: 'none' } }, plugins: [plugin] };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules));
  const file = join(folder, 'samples.tsx');
  writeFileSync(file, elements.map((element) => `render(${element});\n`).join(''));
  const biome = programOf('@biomejs/biome', 'biome');
  const args = [biome, 'lint', '--reporter=github', '--max-diagnostics=none', `--config-path=${folder}`, file];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const lines = [...stdout.matchAll(/^::error .*line=(\d+),.*::Give this text an element of its own/gm)];
  return lines.map(([, line]) => elements[Number(line) - 1] ?? '');
};

test('T1: the lint rule textBesideElements reports a text beside other children of its element', () => {
  expect(reported(dangerous)).toEqual(dangerous);
});

test('T1: the lint rule textBesideElements accepts a text that is the only child of its element, and children that are not text', () => {
  expect(reported(safe)).toEqual([]);
  // This proves that the file was linted: a dangerous element in the same file is reported.
  expect(reported([...safe, '<p><b />{copy.text}</p>'])).toHaveLength(1);
});
