import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// Relative, because Vite does not bundle the packages of its configuration, and Node cannot read their TypeScript.
import { bnMeta } from '../../../ui/src/copy/bn/meta.ts';
import { enMeta } from '../../../ui/src/copy/en.ts';
import { oldestVersion } from './supportedBrowsers.ts';

const versions = {
  chrome: oldestVersion('chrome'),
  firefox: oldestVersion('firefox'),
  safari: oldestVersion('safari'),
};

const texts = [enMeta, bnMeta].map(({ language, oldBrowser: { title, needed, steps } }) => ({
  lang: language,
  title,
  needed: needed(versions),
  steps,
}));

/** In both languages, because a browser that is too old cannot switch the language. */
export const tooOldScript = (): string =>
  readFileSync(join(import.meta.dirname, 'tooOldBrowser.js'), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace('__TEXTS__', () => JSON.stringify(texts))
    .trim();

export const insertTooOldScript = (html: string): string =>
  html.replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n<script>${tooOldScript()}</script>`);
