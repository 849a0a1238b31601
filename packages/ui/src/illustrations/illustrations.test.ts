import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const names = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.svg'));

test.each(names)('%s has the size that illustrations.ts states, and less than 8 KB gzipped', (name) => {
  const source = read('illustrations.ts');
  const svg = read(name);
  const variable = new RegExp(`import (\\w+) from './${name}'`).exec(source)?.[1];
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  expect(source).toContain(`src: ${variable}, width: ${width}, height: ${height} }`);
  expect(gzipSync(svg).length).toBeLessThan(8 * 1024);
});

test('the gear of the logo has the same red in the icon, in the theme and in the illustration of the error page', () => {
  const red = /--color-logo: (.+?);/.exec(read('../theme/tokens.css'))?.[1];
  const icon = read('../../../app/public/icon.svg');
  expect([...icon.matchAll(/<circle [^>]*?(?:fill|stroke)="(#\w+)"/g)].map(([, colour]) => colour)).toEqual([red, red]);
  expect(read('fallen-bike.svg').toLowerCase()).toContain(`="${red}"`);
});
