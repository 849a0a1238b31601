import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../lib/install.mjs';

/**
 * Writes the display fonts of the Bangla pages: Anek Bangla for Bangla letters, and Oswald for Latin ones. Both have one
 * weight and only the characters of the product, because a page may load at most 60 KiB of fonts.
 */

const require = createRequire(import.meta.url);

/** The characters from one code point to another. */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * The characters of modern Bangla. Not in the list: the letters of Assamese and of old texts, and old currency signs.
 */
const bangla = [
  range(0x0981, 0x0983),
  range(0x0985, 0x098b),
  range(0x098f, 0x0990),
  range(0x0993, 0x09a8),
  range(0x09aa, 0x09b0),
  '\u09b2',
  range(0x09b6, 0x09b9),
  '\u09bc',
  range(0x09be, 0x09c3),
  range(0x09c7, 0x09c8),
  range(0x09cb, 0x09ce),
  '\u09d7',
  range(0x09dc, 0x09dd),
  '\u09df',
  range(0x09e6, 0x09ef),
  '\u09f3\u0964\u200c\u200d',
].join('');

const latin = `${range(0x20, 0x7e)}\u00a0·×–—‘’“”…`;

const fonts = [
  {
    source: '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-standard-normal.woff2',
    characters: bangla,
    // The narrowest width of the font. Beside Oswald, which is narrow too, it looks best.
    axes: { wdth: 75, wght: 600 },
    file: 'bangla-display.woff2',
  },
  {
    source: '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2',
    characters: latin,
    axes: { wght: 600 },
    file: 'bangla-display-latin.woff2',
  },
];

for (const { source, characters, axes, file } of fonts) {
  const font = await subsetFont(readFileSync(require.resolve(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  writeFileSync(join(root, 'packages/ui/src/theme/fonts', file), font);
  process.stdout.write(`${file}: ${font.length} bytes\n`);
}
