import { readFile, writeFile } from 'node:fs/promises';
import { fillComponents, printTokens } from './printTokens.ts';
import { readTokens, tokensPath } from './readTokens.ts';

const json = fillComponents(await readFile(tokensPath, 'utf8'));
await writeFile(tokensPath, json);
await writeFile(tokensPath.replace('.json', '.css'), printTokens(await readTokens(json)));
console.info(`Written to ${tokensPath} and tokens.css beside it.`);
