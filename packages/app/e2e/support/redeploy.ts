import { createHash } from 'node:crypto';
import type { AppBuild, StaticFile } from '@second-gear/mock-server';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

/**
 * Simulates a new deployment: every script of the app build gets another name, and the old names no longer exist. The
 * inline scripts contain these names, so the hashes of the inline scripts in the Content-Security-Policy change too.
 */
export const redeploy = ({ files, rewrites }: AppBuild): AppBuild => {
  const scripts = [...files.keys()].filter((path) => /^\/assets\/.*\.js$/.test(path));
  const renamed = new Map(
    scripts.map((path) => [path, path.replace(/.\.js$/, (end) => (end === 'Z.js' ? 'Y.js' : 'Z.js'))]),
  );
  const names = new RegExp(scripts.map((path) => path.split('/').at(-1)?.replace(/\./g, '\\.')).join('|'), 'g');
  const withNewNames = (text: string) =>
    text.replace(names, (name) => renamed.get(`/assets/${name}`)?.split('/').at(-1) ?? name);
  const textOf = ({ bytes }: StaticFile) => Buffer.from(bytes).toString();

  const hashes = [...files]
    .filter(([path]) => path.endsWith('.html'))
    .flatMap(([, file]) => inlineScriptsOf(textOf(file)))
    .map((script) => [hashOf(script), hashOf(withNewNames(script))] as const);
  const policyOf = (policy = '') => hashes.reduce((text, [before, after]) => text.replace(before, after), policy);

  const toNewFile = ([path, file]: readonly [string, StaticFile]): readonly [string, StaticFile] => {
    const { encoded: _, ...plain } = file;
    const headers = { ...file.headers, 'content-security-policy': policyOf(file.headers['content-security-policy']) };
    if (!/\.(js|html)$/.test(path)) return [path, { ...file, headers }];
    // Changes the revisions in the service worker, because the worker caches a page again only when the revision of the
    // page has changed.
    const text = path === '/sw.js' ? textOf(file).replace(/(revision:\W)\w+/g, '$1redeployed') : textOf(file);
    const bytes = Buffer.from(withNewNames(text));
    return [renamed.get(path) ?? path, { ...plain, headers, bytes, etag: `"${hashOf(bytes.toString())}"` }];
  };
  return { files: new Map([...files].map(toNewFile)), rewrites };
};
