import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled, root } from './install.mjs';

type Entry = { version?: string; optional?: boolean; link?: boolean };
type Entries = Record<string, Entry>;

const chain: Entries = { 'node_modules/chain': { version: '1.2.0' } };
const sprocket: Entries = { 'node_modules/@gear/sprocket': { version: '3.0.0' } };
const otherPlatform: Entries = { 'node_modules/chain-win32': { version: '1.2.0', optional: true } };
const rootEntry: Entries = { '': { version: '0.1.0' } };

/** A folder with the packages `locked` in its lockfile and `installed` in its node_modules. */
const folderOf = (locked: Entries, installed: Entries): string => {
  const folder = mkdtempSync(join(tmpdir(), 'second-gear-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  for (const path of Object.keys(installed)) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), '{}');
  }
  return folder;
};

const completeFolder = (): string =>
  folderOf({ ...rootEntry, ...chain, ...sprocket, ...otherPlatform }, { ...chain, ...sprocket });

test('isInstalled accepts installed packages that match the lockfile, when only optional packages of other platforms are missing', () => {
  expect(isInstalled(completeFolder())).toBe(true);
  expect(isInstalled(root)).toBe(true);
});

test('isInstalled accepts the packages of a copied folder whose list of packages has another modification time', () => {
  const folder = completeFolder();
  const copy = `${folder}-copy`;
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(folder, copy, { recursive: true });
  utimesSync(join(copy, 'node_modules/.package-lock.json'), 0, 0);
  expect(isInstalled(copy)).toBe(true);
});

test.each<[string, Entries, Entries]>([
  ['another version', chain, { 'node_modules/chain': { version: '1.1.0' } }],
  ['a missing package', { ...chain, ...sprocket }, chain],
  ['an additional package', chain, { ...chain, ...sprocket }],
  ['an optional package of another version', otherPlatform, { 'node_modules/chain-win32': { version: '1.1.0' } }],
])('isInstalled rejects installed packages with %s', (_, locked, installed) => {
  expect(isInstalled(folderOf(locked, installed))).toBe(false);
});

test.each([
  ['npm has not started', 'node_modules'],
  ['was interrupted before npm wrote its list of packages', 'node_modules/.package-lock.json'],
  ['no longer has the folder of a package', 'node_modules/chain'],
  ['has a package without its package.json', 'node_modules/@gear/sprocket/package.json'],
])('isInstalled rejects an installation that %s', (_, missing) => {
  const folder = completeFolder();
  rmSync(join(folder, missing), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

test('isInstalled rejects an installation whose list of packages is invalid JSON', () => {
  const folder = completeFolder();
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages": {');
  expect(isInstalled(folder)).toBe(false);
});
