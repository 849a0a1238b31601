import { createHash } from 'node:crypto';
import type { Shell, ShellFile } from '@second-gear/mock-server';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const scriptIn = (html: string): string => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

/**
 * The same shop as another build has it: every script has another name, and those of before are gone. The pages' own scripts
 * name them, so the policy that lets these in by their hashes is another one too.
 */
export const deployAnew = ({ files, rewrites }: Shell): Shell => {
  const scripts = [...files.keys()].filter((path) => /^\/assets\/.*\.js$/.test(path));
  const renamed = new Map(
    scripts.map((path) => [path, path.replace(/.\.js$/, (end) => (end === 'Z.js' ? 'Y.js' : 'Z.js'))]),
  );
  const names = new RegExp(scripts.map((path) => path.split('/').at(-1)?.replace(/\./g, '\\.')).join('|'), 'g');
  const rewritten = (text: string) =>
    text.replace(names, (name) => renamed.get(`/assets/${name}`)?.split('/').at(-1) ?? name);
  const textOf = ({ bytes }: ShellFile) => Buffer.from(bytes).toString();

  const hashes = [...files]
    .filter(([path]) => path.endsWith('.html'))
    .map(([, file]) => scriptIn(textOf(file)))
    .map((script) => [hashOf(script), hashOf(rewritten(script))] as const);
  const policyOf = (policy = '') => hashes.reduce((text, [before, after]) => text.replace(before, after), policy);

  const anew = ([path, file]: readonly [string, ShellFile]): readonly [string, ShellFile] => {
    const { encoded: _, ...plain } = file;
    const headers = { ...file.headers, 'content-security-policy': policyOf(file.headers['content-security-policy']) };
    if (!/\.(js|html)$/.test(path)) return [path, { ...file, headers }];
    // The service worker goes by the version of the page.
    const text = path === '/sw.js' ? textOf(file).replace(/(version:\W)\w+/, '$1anew') : textOf(file);
    const bytes = Buffer.from(rewritten(text));
    return [renamed.get(path) ?? path, { ...plain, headers, bytes, etag: `"${hashOf(bytes.toString())}"` }];
  };
  return { files: new Map([...files].map(anew)), rewrites };
};
