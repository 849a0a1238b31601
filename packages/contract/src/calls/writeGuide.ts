import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withCalls } from './printGuide.ts';

const file = join(import.meta.dirname, '../../../../docs/backend.md');

await writeFile(file, await withCalls(await readFile(file, 'utf8')));
console.info(`Written to ${file}.`);
