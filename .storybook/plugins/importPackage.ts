import { runnerImport } from 'vite';

/**
 * Imports one of our packages at run time. A configuration file cannot import it directly, because our packages are TypeScript
 * sources.
 */
export const importPackage = async <Module>(name: string): Promise<Module> =>
  (await runnerImport<Module>(import.meta.resolve(name), { configFile: false })).module;
