import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import { type Product, type Story, screenFolderIn } from './product.ts';
import { readArrows, readPages } from './readPages.ts';

const configDir = fileURLToPath(new URL('../..', import.meta.url));

/** Every story in the order of the sidebar; the pages of the app, and the ways between them. */
export const readProduct = async (): Promise<Product> => {
  const { entries } = await buildIndex({ configDir, ignorePreview: true });
  const stories = Object.values(entries).flatMap(({ type, id, title, name, importPath }): Story[] => {
    if (type !== 'story') return [];
    const folder = screenFolderIn(importPath);
    return [{ id, title, name, ...(folder && { folder }), thumbnails: {} }];
  });
  return { stories, pages: readPages(), arrows: readArrows() };
};
