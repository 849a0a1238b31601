import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Language } from '@second-gear/ui';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { enBlogs } from '../../ui/src/copy/blogs.ts';
import { bnBlogs } from '../../ui/src/copy/bn/blogs.ts';
import { bn } from '../../ui/src/copy/bn/common.ts';
import { bnHelp } from '../../ui/src/copy/bn/help.ts';
import { type Copy, en } from '../../ui/src/copy/en.ts';
import { enHelp } from '../../ui/src/copy/help.ts';
import { languages } from '../../ui/src/language/language.ts';
import { pictureOf, type SharedPage } from './prerender/sharedPages.ts';

/**
 * Renders the images that cannot be SVG: icons for home screens, and images of link previews. After a change of their
 * illustrations, texts or colours, run `npx tsx packages/app/build/renderImages.ts` and look at the images.
 */

const folder = join(import.meta.dirname, '../public');
const art = join(import.meta.dirname, '../../ui/src/illustrations');

const icon = (await readFile(join(folder, 'icon.svg'), 'utf8')).replace(/^<svg /, '<svg width="100%" height="100%" ');
const svg = (name: string) => readFile(join(art, `${name}.svg`), 'utf8');
const latinFont = await readFile(
  createRequire(import.meta.url).resolve('@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2'),
);
const banglaFont = await readFile(join(import.meta.dirname, '../../ui/src/theme/fonts/bangla-display.woff2'));

const fontFace = (name: string, file: Buffer): string =>
  `@font-face { font-family: ${name}; font-weight: 200 700; src: url(data:font/woff2;base64,${file.toString('base64')}); }`;

const page = (css: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>
    ${fontFace('Oswald', latinFont)} ${fontFace('Bangla', banglaFont)}
    * { margin: 0; box-sizing: border-box; }
    html, body { inline-size: 100%; block-size: 100%; overflow: hidden; }
    body { position: relative; font-family: Oswald, Bangla; ${css} }
  </style>${body}`;

/** A phone may crop a maskable icon to any shape; only the middle 80 % is sure to stay visible. */
const iconPage = (size: string): string =>
  page(
    'display: grid; place-items: center; background: #f6f1e7;',
    `<div style="width:${size};height:${size}">${icon}</div>`,
  );

const name = `<p style="position:absolute;left:64px;top:52px;display:flex;gap:16px;align-items:center;font-size:40px;font-weight:600">
    <span style="width:64px;height:64px">${icon}</span>${en.product.name}</p>`;

const words = (lines: readonly string[]): string =>
  `<h1 style="position:absolute;left:64px;top:148px;font-size:92px;line-height:1.05;font-weight:700;text-transform:uppercase">${lines.join('<br>')}</h1>`;

const sharePage = (colours: string, behind: string, lines: readonly string[]): string =>
  page(colours, `${behind}${name}${words(lines)}`);

const placed = (picture: string, style: string): string =>
  `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}" style="position:absolute;${style}">`;

const band = (style: string): string => `<div style="position:absolute;${style}"></div>`;

const hero = [
  band('right:110px;top:60px;width:420px;height:420px;border-radius:50%;background:#f7dd9d'),
  band('left:0;right:0;top:430px;bottom:0;background:#cf7f36'),
  band('left:0;right:0;top:490px;bottom:0;background:#1f4a3a'),
  band('left:0;right:0;top:540px;bottom:0;background:#6e4034'),
  placed(await svg('hero'), 'right:24px;bottom:36px;width:690px'),
].join('');

const beside = (picture: string): string =>
  placed(picture, 'right:0;top:0;width:700px;height:630px;object-fit:cover') +
  band('left:0;top:0;bottom:0;width:560px;background:#f6f1e7;clip-path:polygon(0 0,100% 0,92% 100%,0 100%)');

const pictures = {
  blogs: beside(await svg('gallery-3')),
  help: beside(await svg('gallery-1')),
  missing: beside(await svg('fallen-bike')),
};

const sharesIn = ({ product, notFound }: Copy, blogsTitle: string, helpTitle: string): Record<SharedPage, string> => ({
  home: sharePage('background: #e9ae43; color: #211c17;', hero, product.headline),
  blogs: sharePage('background: #f6f1e7; color: #211c17;', pictures.blogs, [blogsTitle]),
  help: sharePage('background: #f6f1e7; color: #211c17;', pictures.help, helpTitle.split(' ')),
  missing: sharePage('background: #f6f1e7; color: #211c17;', pictures.missing, notFound.title.split(' ')),
});

const shares: Record<Language, Record<SharedPage, string>> = {
  en: sharesIn(en, enBlogs.blogs.title, enHelp.help.title),
  bn: sharesIn(bn, bnBlogs.blogs.title, bnHelp.help.title),
};

const images: Record<string, { width: number; height: number; html: string }> = {
  'icons/192.png': { width: 192, height: 192, html: iconPage('88%') },
  'icons/512.png': { width: 512, height: 512, html: iconPage('88%') },
  'icons/masked-512.png': { width: 512, height: 512, html: iconPage('64%') },
  'icons/touch-180.png': { width: 180, height: 180, html: iconPage('76%') },
  ...Object.fromEntries(
    languages.flatMap((language) =>
      Object.entries(shares[language]).map(([name, html]) => [
        pictureOf(name as SharedPage, language),
        { width: 1200, height: 630, html },
      ]),
    ),
  ),
};

const render = async (page: Page, file: string, { width, height, html }: (typeof images)[string]) => {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  // Icons must be PNG. Link previews are JPEG, because some services ignore large images.
  const format = file.endsWith('.jpg') ? { type: 'jpeg' as const, quality: 82 } : { type: 'png' as const };
  await writeFile(join(folder, file), await page.screenshot(format));
};

const browser = await chromium.launch(launchOptions());
const browserPage = await browser.newPage();
for (const [file, image] of Object.entries(images)) await render(browserPage, file, image);
await browser.close();
