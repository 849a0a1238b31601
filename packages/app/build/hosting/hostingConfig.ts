import { appShellPatterns, notFoundPath, prerenderedPaths, routeTable } from '../../src/routing/routeTable.ts';

/**
 * What hosts need to serve the built shell: the headers of `headersOf`, `app.html` at the address of every page that has no
 * file of its own, files under /assets/ for ever, and `404.html`, with that status, everywhere else. Node only.
 */

/** Those that have a file of their own: /blogs is blogs.html. */
const drawnPages = prerenderedPaths.filter((path) => path !== routeTable.home.path);

const appPage = '/app.html';
const missingPage = `${notFoundPath}.html`;

/** Those pages as one regular expression for a path, with a slash at its end or without. */
const appPagesExpression = `^/(?:${appShellPatterns.map((pattern) => pattern.slice(1).replace(/:\w+/g, '[^/]+')).join('|')})/?$`;

/**
 * A `_redirects` file, as Netlify, Cloudflare Pages and `npm start` read it. They answer what it does not name with
 * `404.html` by themselves. Without the ending, since Cloudflare sends people on who ask for it.
 */
export const redirectsFile = (): string =>
  appShellPatterns.map((pattern) => `${pattern} ${appPage.replace('.html', '')} 200\n`).join('');

/** Asked for again each time: a page that is kept asks for files of an earlier build. */
const pages = { 'Cache-Control': 'no-cache' };
/** Vite puts a hash of the content into the names of everything under /assets/, so those never change. */
const assets = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Of the build's own notes nothing is served. They are named one by one: `.well-known`, by which others prove whose address
 * this is, begins with a dot too.
 */
const notServed = ['.Caddyfile', '.built-from', '.firebase.json', '.nginx.conf', '_headers', '_redirects'];

/** Not every host knows what this one is. */
const manifest = { path: '/manifest.webmanifest', type: 'application/manifest+json' };

type Headers = Readonly<Record<string, string>>;

/**
 * The headers that a `_headers` file has for everything. Throws an Error when it has others for some files than those that
 * the hosts' files have: then this one is behind.
 */
export const readHeadersFile = (text: string): Headers => {
  const rules = new Map<string, Record<string, string>>();
  let current: Record<string, string> = {};
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value !== undefined) current[name] = value;
    else {
      current = {};
      rules.set(line.trim(), current);
    }
  }
  const { '/*': all, '/assets/*': some, ...others } = Object.fromEntries(rules);
  if (!all || Object.keys(others).length > 0 || JSON.stringify(some) !== JSON.stringify(assets)) {
    throw new Error(
      '_headers has rules that packages/app/build/hosting/hostingConfig.ts does not write for other hosts.',
    );
  }
  return all;
};

const listed = (headers: Headers): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * A `firebase.json` for Firebase Hosting, to stand in the folder that it serves. Of two rules that say the same header the
 * later one counts there: https://github.com/firebase/firebase-tools/issues/9467. The files under /assets/ are named one by
 * one, because rules hold for refusals too: that a file is gone is not to be kept for ever.
 *
 * @param names the names of the files under /assets/
 */
export const firebaseFile = (headers: Headers, names: readonly string[]): string => {
  const hosting = {
    public: '.',
    ignore: notServed,
    // /blogs is blogs.html, where there is one.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '**', headers: listed({ ...headers, ...pages }) },
      { source: `/assets/@(${names.toSorted().join('|')})`, headers: listed(assets) },
    ],
    // What is not among them is answered with 404.html, because there is one.
    rewrites: appShellPatterns.map((pattern) => ({ source: pattern.replace(/:\w+/g, '*'), destination: appPage })),
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
};

const written = 'Written by npm run build for the settings that it was built with; see docs/hosting.md.';

/** In nginx a `$` begins a variable, for which there is no escape. Throws an Error for it. */
const nginxText = (text: string): string => {
  if (/[$\n]/.test(text)) throw new Error(`nginx has no way to write the header ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
};

/**
 * Each place says all headers: of what stands around it, nginx leaves them out as soon as a place has one of its own.
 * A refusal is kept by nobody: a file that is gone may be back tomorrow.
 */
const nginxPlace = (place: string, what: string, headers: Headers, keeping: Headers): string[] => [
  `location ${place} {`,
  `    ${what};`,
  ...Object.entries(headers).map(([name, value]) => `    add_header ${name} ${nginxText(value)} always;`),
  ...Object.entries(keeping).map(([name, value]) => `    add_header ${name} ${nginxText(value)};`),
  '}',
];

/** The inside of a `server { }` of nginx, whose `root` is the folder of the shell. */
export const nginxFile = (headers: Headers): string =>
  [
    `# ${written}`,
    `error_page 404 ${missingPage};`,
    ...nginxPlace(`= ${missingPage}`, 'internal', { ...headers, ...pages }, {}),
    ...nginxPlace('= /', 'try_files /index.html =404', headers, pages),
    ...nginxPlace(`~ ${appPagesExpression}`, `try_files ${appPage} =404`, headers, pages),
    ...drawnPages.flatMap((page) => [
      `location = ${page}/ {`,
      '    absolute_redirect off;',
      `    return 301 ${page}$is_args$args;`,
      '}',
    ]),
    ...nginxPlace('/', 'try_files $uri $uri.html =404', headers, pages),
    ...nginxPlace(`= ${manifest.path}`, `types { } default_type ${manifest.type}`, headers, pages),
    ...nginxPlace('/assets/', 'try_files $uri =404', headers, assets),
    '# Notes of the build. What proves to others whose address this is stays open.',
    'location ~ ^/(\\.(?!well-known/)|_(headers|redirects)$) {',
    '    return 404;',
    '}',
    '',
  ].join('\n');

/** Throws an Error for a header that no Caddyfile can hold. */
const caddyText = (text: string): string => {
  if (/[`\n]/.test(text)) throw new Error(`A Caddyfile has no way to write the header ${text}`);
  return `\`${text}\``;
};

const caddyHeaders = (headers: Headers, place = ''): string[] =>
  Object.entries(headers).map(([name, value]) => `header ${place}${name} ${caddyText(value)}`);

/** The inside of a site of Caddy, whose `root` is the folder of the shell. */
export const caddyFile = (headers: Headers): string =>
  [
    `# ${written}`,
    '@assets {',
    '\tpath /assets/*',
    '\tfile',
    '}',
    '@pages not path /assets/*',
    ...caddyHeaders(headers),
    ...caddyHeaders(assets, '@assets '),
    ...caddyHeaders(pages, '@pages '),
    `@app path_regexp ${appPagesExpression}`,
    `rewrite @app ${appPage}`,
    ...drawnPages.map((page) => `rewrite ${page}/ ${page}.html`),
    // A folder is nothing that `try_files` finds. Where it finds nothing at all, others in the site may have the answer.
    'rewrite / /index.html',
    'try_files @pages {path} {path}.html',
    `header ${manifest.path} Content-Type ${manifest.type}`,
    'file_server {',
    `\thide ${notServed.join(' ')}`,
    '}',
    'handle_errors {',
    `\trewrite * ${missingPage}`,
    ...caddyHeaders({ ...headers, ...pages }).map((line) => `\t${line}`),
    '\tfile_server',
    '}',
    '',
  ].join('\n');
