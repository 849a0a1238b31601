import { join } from 'node:path';

/** Where the guide for the authors of a server is kept, as an absolute path. */
export const guidePath = join(import.meta.dirname, '../../../../docs/api.md');
