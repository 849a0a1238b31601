import { readFile, writeFile } from 'node:fs/promises';

import { guidePath, insertEndpoints } from './printGuide.ts';

await writeFile(guidePath, insertEndpoints(await readFile(guidePath, 'utf8')));
console.info(`Written to ${guidePath}.`);
