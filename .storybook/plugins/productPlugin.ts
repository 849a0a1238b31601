import type { Plugin } from 'vite';
import { pageFiles } from '../overview/product/readPages.ts';

const name = 'virtual:product';
const resolved = `\0${name}`;

/**
 * Provides `virtual:product`: the stories, the pages of the app, and the ways between them. The
 * overview pages import it. In development it is read again when the file of a route changes.
 */
export const productPlugin = (): Plugin => ({
  name: 'second-gear:product',
  resolveId: (id) => (id === name ? resolved : undefined),
  async load(id) {
    if (id !== resolved) return undefined;
    // Imported here, because it loads Storybook's indexer, which only the overview pages need.
    const { readProduct } = await import('../overview/product/readProduct.ts');
    for (const file of pageFiles()) this.addWatchFile(file);
    return `export default ${JSON.stringify(await readProduct())};`;
  },
});
