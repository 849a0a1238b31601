import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';

type HeaderRule = { path: string; headers: Record<string, string> };

/** Parses `_headers` of Netlify and Cloudflare Pages: each path is followed by indented lines with its headers. */
const readHeaderRules = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'))) {
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
};

/** A browser reads these only from pages and workers. HTTP/1.1 would send them in full, 1.2 KiB, with each script and style. */
const pageHeaders = ['Content-Security-Policy', 'Permissions-Policy', 'X-Frame-Options', 'Cross-Origin-Opener-Policy'];

/** Parses `_redirects` of Netlify and Cloudflare Pages: `/categories/:id /app 200`, one rule per line. */
const readRewrites = (text: string): { pattern: RegExp; to: string }[] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , status]) => status === '200')
    .map(([from = '', to = '']) => ({ pattern: new RegExp(`^${from.replace(/:\w+/g, '[^/]+')}$`), to }));

/**
 * Serves a folder with an app build as static hosts do, by the same two configuration files: its files, the pages of its
 * rewrite rules, and for everything else the not-found page. Throws when the folder contains no app build.
 */
export const createStaticRouter = (folder: string): RequestHandler => {
  const read = (name: string): string =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  const rules = readHeaderRules(read('_headers'));
  if (rules.length === 0 || !read('index.html'))
    throw new Error(`There is no app build in ${folder}: run npm run build first.`);

  const headersFor = (path: string): Record<string, string> => {
    const matching = rules.filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    );
    const headers = Object.assign({ 'Cache-Control': 'no-cache' }, ...matching.map(({ headers }) => headers));
    if (path.startsWith('/assets/')) for (const name of pageHeaders) delete headers[name];
    return headers;
  };

  const rewrites = readRewrites(read('_redirects'));
  const serveFiles = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'] });

  return Router()
    .use((request, response, next) => {
      if (!['GET', 'HEAD'].includes(request.method)) return next('router');
      const rewrite = rewrites.find(({ pattern }) => pattern.test(request.path));
      if (rewrite) request.url = rewrite.to + request.url.slice(request.path.length);
      response.set(headersFor(request.path));
      return /^\/_(headers|redirects)$/.test(request.path) ? next() : serveFiles(request, response, next);
    })
    .use((request, response) => {
      // As on Cloudflare Pages, a folder can have a not-found page of its own: bn/404.html for /bn/no/such/page.
      const page = /^\/bn\//.test(request.path) && read('bn/404.html') ? 'bn/404.html' : '404.html';
      response.status(404).set(headersFor('/404.html'));
      response.sendFile(join(folder, page));
    });
};
