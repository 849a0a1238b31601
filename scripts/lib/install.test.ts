import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled, root } from './install.mjs';

type Entry = { version?: string; optional?: boolean; link?: boolean };
type Entries = Record<string, Entry>;

const chain: Entries = { 'node_modules/chain': { version: '1.2.0' } };
const sprocket: Entries = { 'node_modules/@gear/sprocket': { version: '3.0.0' } };
const elsewhere: Entries = { 'node_modules/chain-win32': { version: '1.2.0', optional: true } };
const shop: Entries = { '': { version: '0.1.0' } };

/** A folder with these in its lockfile, and those in its node_modules. */
const folderOf = (wanted: Entries, installed: Entries): string => {
  const folder = mkdtempSync(join(tmpdir(), 'second-gear-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  for (const path of Object.keys(installed)) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), '{}');
  }
  return folder;
};

const whole = (): string => folderOf({ ...shop, ...chain, ...sprocket, ...elsewhere }, { ...chain, ...sprocket });

test('packages that are there as the lockfile has them are installed, whatever is optional on other platforms', () => {
  expect(isInstalled(whole())).toBe(true);
  expect(isInstalled(root)).toBe(true);
});

test('a copy is as good as the first one, and so is a lockfile that was checked out again', () => {
  const folder = whole();
  const copy = `${folder}-copy`;
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(folder, copy, { recursive: true });
  utimesSync(join(copy, 'node_modules/.package-lock.json'), 0, 0);
  expect(isInstalled(copy)).toBe(true);
});

test.each<[string, Entries, Entries]>([
  ['another version', chain, { 'node_modules/chain': { version: '1.1.0' } }],
  ['a package too few', { ...chain, ...sprocket }, chain],
  ['a package too many', chain, { ...chain, ...sprocket }],
  ['an optional package of another version', elsewhere, { 'node_modules/chain-win32': { version: '1.1.0' } }],
])('%s is not what the lockfile has', (_, wanted, installed) => {
  expect(isInstalled(folderOf(wanted, installed))).toBe(false);
});

test.each([
  ['was never begun', 'node_modules'],
  ['was interrupted before npm had listed what it installed', 'node_modules/.package-lock.json'],
  ['lost a package', 'node_modules/chain'],
  ['left a package half there', 'node_modules/@gear/sprocket/package.json'],
])('an install that %s is done again', (_, missing) => {
  const folder = whole();
  rmSync(join(folder, missing), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

test('a list that cannot be read is none', () => {
  const folder = whole();
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages": {');
  expect(isInstalled(folder)).toBe(false);
});
