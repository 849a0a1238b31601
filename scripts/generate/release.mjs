#!/usr/bin/env node
// Run by npm version: before it does anything with --check, to see whether there is something to release; and once it has
// raised the number, to have the changelog say so in the same commit.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { release } from './changelog.mjs';

const file = 'CHANGELOG.md';
const today = new Date().toISOString().slice(0, 10);
// npm runs this in the repository's folder.
const read = () => readFileSync(file, 'utf8');

try {
  if (process.argv.includes('--check')) release(read(), 'the next version', today);
  else {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    writeFileSync(file, release(read(), version, today));
    process.exitCode = spawnSync('git', ['add', file], { stdio: 'inherit' }).status ?? 1;
  }
} catch (problem) {
  console.error(problem.message);
  process.exitCode = 1;
}
