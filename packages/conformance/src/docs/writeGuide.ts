import { readFile, writeFile } from 'node:fs/promises';
import { guidePath } from './guidePath.ts';
import { withCalls } from './printGuide.ts';

await writeFile(guidePath, await withCalls(await readFile(guidePath, 'utf8')));
console.info(`Written to ${guidePath}.`);
