import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageSize } from 'image-size';
import { buildIndex } from 'storybook/internal/core-server';
import { type Product, type Story, screenFolderIn } from './product.ts';
import { readArrows, readPages } from './readPages.ts';

const configDir = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(configDir, 'pictures');

/** For each story id, the heights of its screenshots. */
const readScreenshots = (): Map<string, Record<string, number>> => {
  const heights = new Map<string, Record<string, number>>();
  for (const mode of readdirSync(folder, { withFileTypes: true })) {
    if (!mode.isDirectory()) continue;
    for (const file of readdirSync(join(folder, mode.name))) {
      const id = basename(file, '.webp');
      const { height } = imageSize(readFileSync(join(folder, mode.name, file)));
      heights.set(id, { ...heights.get(id), [mode.name]: height });
    }
  }
  return heights;
};

/** Every story in the order of the sidebar, with its screenshots; the pages of the app, and the ways between them. */
export const readProduct = async (): Promise<Product> => {
  const { entries } = await buildIndex({ configDir, ignorePreview: true });
  const screenshots = readScreenshots();
  const stories = Object.values(entries).flatMap(({ type, id, title, name, importPath }): Story[] => {
    if (type !== 'story') return [];
    const folder = screenFolderIn(importPath);
    return [{ id, title, name, ...(folder && { folder }), screenshots: screenshots.get(id) ?? {} }];
  });
  return { stories, pages: readPages(), arrows: readArrows() };
};
