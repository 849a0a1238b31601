import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from '../support/appServer.ts';

const dist = resolve(import.meta.dirname, '../../dist');

test('the policy of the built _headers file allows each inline script by its hash, and contains no unsafe source', async () => {
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  expect(headers).not.toContain('unsafe');
  const names = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'));
  expect(names.sort()).toEqual([
    '404.html',
    'app.html',
    'blogs.html',
    'bn.html',
    'bn/404.html',
    'bn/app.html',
    'bn/blogs.html',
    'bn/help.html',
    'help.html',
    'index.html',
  ]);
  for (const name of names) {
    const html = await readFile(join(dist, name), 'utf8');
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes]) => !/\bsrc=/.test(attributes ?? ''),
    );
    // The text for a browser that is too old, and the head script.
    expect(scripts, name).toHaveLength(2);
    for (const [, , text = ''] of scripts) {
      expect(headers).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(html.match(/<style\b|\sstyle=|\son\w+=/g), name).toBeNull();
  }
});
