import type { Plugin } from 'vite';
import { readFailureModes } from '../../scripts/lib/readFailureModes.mjs';

const name = 'virtual:failure-modes';
/** By a convention of Rollup, other plugins ignore a module id that begins with a null character. */
const resolved = `\0${name}`;

/**
 * Provides a module with the failure modes of docs/failure-modes.md, each with the tests that prove it. The Storybook page
 * imports the module, because a browser cannot read files.
 */
export const failureModesPlugin = (): Plugin => ({
  name: 'second-gear:failure-modes',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export default ${JSON.stringify(readFailureModes().groups)};` : undefined),
});
