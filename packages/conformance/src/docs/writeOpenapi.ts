import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printOpenapi } from './openapi.ts';

const file = join(import.meta.dirname, '../../../contract/openapi.json');

await writeFile(file, await printOpenapi());
console.info(`Written to ${file}.`);
