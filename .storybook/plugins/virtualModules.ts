import type { Plugin } from 'vite';
import { readFailureModes } from '../../scripts/lib/readFailureModes.mjs';
import { pageFiles } from '../overview/product/readPages.ts';
import { themeFor } from '../theme.ts';
import { importPackage } from './importPackage.ts';

type Faults = typeof import('@second-gear/mock-server/faults');

let faults: Faults;

/**
 * What the pages of Storybook show about the repository, because a browser cannot read files. Large modules are imported when a
 * page needs them. `watched` are the files after whose change a page is loaded again.
 */
const modules: Record<string, (watch: (files: readonly string[]) => void) => unknown> = {
  /** The failure modes of docs/failure-modes.md, each with the tests that prove it. */
  'virtual:failure-modes': () => readFailureModes().groups,
  /** The requirements of docs/requirements.md, each with the tests and stories that prove it. */
  'virtual:requirements': async (watch) => {
    const { readRequirements, requirementsFile } = await import('../../scripts/lib/readRequirements.mjs');
    watch([requirementsFile]);
    return (await readRequirements()).sections;
  },
  /** The stories, the pages of the app, and the ways between them. */
  'virtual:product': async (watch) => {
    const { readProduct } = await import('../overview/product/readProduct.ts');
    watch(pageFiles());
    return readProduct();
  },
  /** The themes of the docs pages, without the code that makes them. */
  'virtual:docs-themes': () => ({ light: themeFor('light'), dark: themeFor('dark') }),
  /** The names of the faults for the toolbar, without the code of the mock server. */
  'virtual:faults': () => {
    const { allFaults, faultMeanings, faultTargets } = faults;
    return { faults: allFaults.map((value) => ({ value, meaning: faultMeanings[value] })), targets: faultTargets };
  },
};

/** Provides each of the modules with its data as the default export. */
export const virtualModules = (): Plugin => ({
  name: 'second-gear:virtual-modules',
  // Before the other modules: while those are read, the import would reach its time limit on a busy machine.
  buildStart: async () => {
    faults = await importPackage<Faults>('@second-gear/mock-server/faults');
  },
  // By a convention of Rollup, other plugins ignore a module id that begins with a null character.
  resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
  async load(id) {
    const read = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
    if (!read) return undefined;
    const data = await read((files) => {
      for (const file of files) this.addWatchFile(file);
    });
    return `export default ${JSON.stringify(data)};`;
  },
});
