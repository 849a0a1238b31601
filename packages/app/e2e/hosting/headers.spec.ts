import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from '../support/appServer.ts';

const dist = resolve(import.meta.dirname, '../../dist');

/** The headers that the build has written into the `_headers` file for static hosts, as lines `name: value`. */
const readHostingHeaders = async (): Promise<string[]> => {
  const [page = ''] = (await readFile(join(dist, '_headers'), 'utf8')).split('/assets/*');
  return page
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.trim());
};

test('npm start sends each page and each file with the headers of the _headers file, whose policy allows only known inline scripts', async ({
  page,
  request,
}) => {
  const expected = await readHostingHeaders();
  expect(expected).toHaveLength(7);
  const scriptRequest = page.waitForRequest('**/assets/*.js');
  await page.goto('/');
  const script = (await scriptRequest).url();

  for (const path of ['/', '/dashboard/payment/1', '/no/such/page', '/icon.svg', '/manifest.webmanifest', script]) {
    const headers = (await request.get(path, { headers: { accept: 'text/html,*/*' } })).headers();
    for (const line of expected) {
      const [name = ''] = line.split(': ', 1);
      expect(`${name}: ${headers[name.toLowerCase()]}`, path).toBe(line);
    }
  }
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await (await request.get('/_headers', { headers: { accept: 'text/html' } })).text()).toMatch(
    /^<!doctype html>/,
  );

  await test.step('the policy allows each inline script by its hash, and contains no unsafe source', async () => {
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
});
