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
    // Imported on use and not at the top, because the module loads Storybook's indexer and TypeScript, which only the
    // Requirements page needs.
    const { readRequirements, requirementsFile } = await import('../../scripts/lib/readRequirements.mjs');
    this.addWatchFile(requirementsFile);
    const { sections } = await readRequirements();
    return `export const sections = ${JSON.stringify(sections)};`;
  },
});
