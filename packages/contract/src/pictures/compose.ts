import { mkdir, writeFile } from 'node:fs/promises';
import { posters } from './posters/posters.ts';

/**
 * Writes the fixed pictures where the components import them from. Run it after changing anything that is drawn:
 * `npx tsx packages/contract/src/pictures/compose.ts`. A test fails as long as the committed files are older.
 */

const folder = new URL('../../../ui/src/illustrations/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(posters)) await writeFile(new URL(`${name}.svg`, folder), draw().svg);
