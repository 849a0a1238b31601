import { join } from 'node:path';

/** The absolute path of docs/api.md, the guide for authors of a server. */
export const guidePath = join(import.meta.dirname, '../../../../docs/api.md');
