import type { Plugin } from 'vite';
import { readFailureModes } from '../../scripts/lib/readFailureModes.mjs';

const name = 'virtual:failure-modes';
/** Rollup's convention: other plugins ignore an id that begins with a null character. */
const resolved = `\0${name}`;

/** Provides docs/failure-modes.md, joined with the test titles, as a module: a browser cannot read files. */
export const failureModesPlugin = (): Plugin => ({
  name: 'second-gear:failure-modes',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export default ${JSON.stringify(readFailureModes().groups)};` : undefined),
});
