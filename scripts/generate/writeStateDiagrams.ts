import { readFile, writeFile } from 'node:fs/promises';
import { diagramsPath, insertDiagrams } from './stateDiagrams.ts';

await writeFile(diagramsPath, insertDiagrams(await readFile(diagramsPath, 'utf8')));
console.info(`Written to ${diagramsPath}.`);
