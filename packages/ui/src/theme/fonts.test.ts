import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('fonts', import.meta.url));
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it('the font files of Bangla pages have together at most 60 KiB [R11.20]', () => {
  const sizes = readdirSync(folder)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => statSync(`${folder}/${file}`).size);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
});

it('Bangla pages use the Bangla display font instead of Oswald, and English pages do not use it [R11.20]', () => {
  const [english = '', bangla = ''] = read('tokens.css').split(':root:lang(bn)');
  expect(english).not.toContain("'Bangla Display'");
  expect(bangla).toContain("--font-display: 'Bangla Display'");
  expect(bangla).not.toContain('Oswald Variable');
});

it('the fallback of the Bangla display font has the same height, so that each line keeps its height [R11.21]', () => {
  const faces = read('font.css').split('@font-face').slice(1);
  const percentage = (face: string, property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]);
  const heightsOf = (family: string) =>
    faces
      .filter((face) => face.includes(`font-family: '${family}';`))
      .map((face) => {
        const scale = face.includes('size-adjust') ? percentage(face, 'size-adjust') / 100 : 1;
        return {
          characters: /unicode-range: (.*);/.exec(face)?.[1],
          ascent: Math.round(percentage(face, 'ascent-override') * scale),
          descent: Math.round(percentage(face, 'descent-override') * scale),
        };
      });
  const heights = heightsOf('Bangla Display');
  expect(heights).toHaveLength(2);
  expect(heightsOf('Bangla Display Fallback')).toEqual(heights);
});
