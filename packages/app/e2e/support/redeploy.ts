import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

/**
 * Simulates a new deployment: returns a folder with a copy of the app build in which every script has another name. The
 * inline scripts contain these names, so the hashes of the inline scripts in the Content-Security-Policy change too.
 */
export const redeploy = async (folder: string): Promise<string> => {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = entries
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !/\.(br|gz)$/.test(path));
  const scripts = paths.filter((path) => /^assets\/.*\.js$/.test(path)).map((path) => path.replace('assets/', ''));
  const renamed = new Map(
    scripts.map((name) => [name, name.replace(/.\.js$/, (end) => (end === 'Z.js' ? 'Y.js' : 'Z.js'))]),
  );
  const names = new RegExp(scripts.map((name) => name.replace(/\./g, '\\.')).join('|'), 'g');
  const withNewNames = (text: string) => text.replace(names, (name) => renamed.get(name) ?? name);
  const textOf = (path: string) => readFile(join(folder, path), 'utf8');

  const pages = await Promise.all(paths.filter((path) => path.endsWith('.html')).map(textOf));
  const hashes = pages
    .flatMap(inlineScriptsOf)
    .map((script) => [hashOf(script), hashOf(withNewNames(script))] as const);

  const newTextOf = async (path: string): Promise<string> => {
    const text = await textOf(path);
    if (path === '_headers') return hashes.reduce((all, [before, after]) => all.replaceAll(before, after), text);
    // The service worker caches a page again only when the revision of the page has changed.
    return withNewNames(path === 'sw.js' ? text.replace(/(revision:\W)\w+/g, '$1redeployed') : text);
  };

  const target = await mkdtemp(join(tmpdir(), 'second-gear-deploy-'));
  process.on('exit', () => rmSync(target, { recursive: true, force: true }));
  await Promise.all(
    paths.map(async (path) => {
      const file = join(target, withNewNames(path));
      await mkdir(dirname(file), { recursive: true });
      const isText = path === '_headers' || /\.(js|html)$/.test(path);
      await writeFile(file, isText ? await newTextOf(path) : await readFile(join(folder, path)));
    }),
  );
  return target;
};
