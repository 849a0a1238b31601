import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readDemoImage } from '../../fixtures/src/images/readDemoImage.ts';
import { languages } from '../../ui/src/language/language.ts';
import { insertTooOldScript } from '../build/browsers/tooOldScript.ts';
import { urlIn } from '../src/core/language/languagePath.ts';
import { notFoundPath, routePatterns } from '../src/core/navigation/routeTable.ts';

const root = join(import.meta.dirname, '../../..');

const readSeedImages = async (): Promise<[path: string, svg: string][]> => {
  const paths = new Set((await readFile(join(root, 'db.json'), 'utf8')).match(/\/pictures\/[\w/.-]+\.svg/g));
  return Promise.all([...paths].map(async (path) => [path, (await readDemoImage(path)) ?? ''] as [string, string]));
};

const readScript = (name: string): Promise<string> => readFile(join(import.meta.dirname, name), 'utf8');

/** With the service worker of `msw`. */
const readWorker = async (): Promise<string> => {
  const worker = await readFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8');
  return `${await readScript('worker.js')}\n${worker}`;
};

/** A plain static host sends only files that exist: one page for each path without a parameter, and `404.html`. */
const readRedirectPages = async (): Promise<[fileName: string, html: string][]> => {
  const script = await readScript('redirect.js');
  const page = (attributes: string) =>
    insertTooOldScript(
      `<!doctype html>\n<meta charset="utf-8" />\n<title>Second Gear</title>\n<body>\n<script${attributes}>\n${script}</script>\n`,
    );
  const urls = languages
    .flatMap((language) => routePatterns.map((path) => urlIn(language, path)))
    .filter((url) => url !== '/' && !url.includes(':'));
  return [
    [`${notFoundPath.slice(1)}.html`, page('')],
    ...urls.map(
      (url) => [`${url.slice(1)}/index.html`, page(` data-depth="${url.split('/').length - 1}"`)] as [string, string],
    ),
  ];
};

export const demoPlugin = (): Plugin => ({
  name: 'second-gear:demo',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => insertTooOldScript(html.replace('/src/main.tsx', '/demo/start.ts')),
  },
  async generateBundle() {
    const files: [fileName: string, source: string][] = [
      ['mockServiceWorker.js', await readWorker()],
      ...(await readRedirectPages()),
      ...(await readSeedImages()).map(([path, svg]) => [path.slice(1), svg] as [string, string]),
    ];
    for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
  },
});
