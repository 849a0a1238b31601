import type { Plugin } from 'vite';

const name = 'virtual:requirements';
const resolved = `\0${name}`;

/**
 * Provides `virtual:requirements`: the requirements of docs/requirements.md, each with the tests and stories that prove
 * it.
 */
export const requirementsPlugin = (): Plugin => ({
  name: 'second-gear:requirements',
  resolveId: (id) => (id === name ? resolved : undefined),
  async load(id) {
    if (id !== resolved) return undefined;
    // This import is not at the top of the file, because it loads Storybook's indexer and TypeScript, which only the page
    // *Requirements* needs.
    const { readRequirements, requirementsFile } = await import('../../scripts/lib/readRequirements.mjs');
    this.addWatchFile(requirementsFile);
    const { sections } = await readRequirements();
    return `export const sections = ${JSON.stringify(sections)};`;
  },
});
