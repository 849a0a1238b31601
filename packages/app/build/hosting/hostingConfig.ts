import { appShellPatterns, notFoundPath, prerenderedPaths, routeTable } from '../../src/routing/paths/routeTable.ts';

/**
 * Configuration of hosts for the app build: the headers of `headersOf`, `app.html` for each route without an HTML file of its
 * own, an immutable cache for /assets/, and `404.html` with status 404 for every other path. Node only.
 */

/** The pages with an HTML file other than index.html: /blogs is blogs.html. */
const htmlPages = prerenderedPaths.filter((path) => path !== routeTable.home.path);

const appShell = '/app.html';
const notFoundPage = `${notFoundPath}.html`;

/** Returns one regular expression that matches the paths of all these routes, with or without a trailing slash. */
const appShellExpression = `^/(?:${appShellPatterns.map((pattern) => pattern.slice(1).replace(/:\w+/g, '[^/]+')).join('|')})/?$`;

/**
 * A `_redirects` file for Netlify, Cloudflare Pages and `npm start`, which send `404.html` for all other paths. It names the
 * app shell without `.html`, because Cloudflare redirects requests for the full name.
 */
export const redirectsFile = (): string =>
  appShellPatterns.map((pattern) => `${pattern} ${appShell.replace('.html', '')} 200\n`).join('');

/**
 * Makes browsers revalidate HTML on each request, because an old cached page would request files of an earlier build.
 */
const htmlCaching = { 'Cache-Control': 'no-cache' };
/**
 * Lets browsers cache files under /assets/ for a year: their names contain a hash of their content, so they never
 * change.
 */
const assetCaching = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The files of the build that hosts must not serve. They are listed, and not matched by their leading dot, because
 * `.well-known`, which proves who owns the domain, must stay public.
 */
const unservedFiles = ['.Caddyfile', '.built-from', '.firebase.json', '.nginx.conf', '_headers', '_redirects'];

/** The content type of the web manifest, which some hosts do not know. */
const manifest = { path: '/manifest.webmanifest', type: 'application/manifest+json' };

type Headers = Readonly<Record<string, string>>;

/**
 * Reads the headers for all files from a `_headers` file. Throws if the file has other rules, which this module could
 * not write for the other hosts.
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
  const { '/*': all, '/assets/*': forAssets, ...others } = Object.fromEntries(rules);
  if (!all || Object.keys(others).length > 0 || JSON.stringify(forAssets) !== JSON.stringify(assetCaching)) {
    throw new Error(
      '_headers has rules that packages/app/build/hosting/hostingConfig.ts does not write for other hosts.',
    );
  }
  return all;
};

const toRuleHeaders = (headers: Headers): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * A `firebase.json` for Firebase Hosting, inside the folder that it serves. If two rules set the same header, the later one
 * wins there: https://github.com/firebase/firebase-tools/issues/9467. The caching rule lists the files under /assets/
 * by name, because a rule for the folder would also apply to 404 responses, which must not be cached for a year.
 *
 * @param names the names of the files under /assets/
 */
export const firebaseFile = (headers: Headers, names: readonly string[]): string => {
  const hosting = {
    public: '.',
    ignore: unservedFiles,
    // Makes Firebase send blogs.html for /blogs.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '**', headers: toRuleHeaders({ ...headers, ...htmlCaching }) },
      { source: `/assets/@(${names.toSorted().join('|')})`, headers: toRuleHeaders(assetCaching) },
    ],
    // There is no rule for other paths, because Firebase sends 404.html for them.
    rewrites: appShellPatterns.map((pattern) => ({ source: pattern.replace(/:\w+/g, '*'), destination: appShell })),
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
};

const banner = 'Written by npm run build for the settings that it was built with; see docs/hosting.md.';

/** Quotes a value for nginx. Throws for `$`, which begins a variable and cannot be escaped. */
const nginxText = (text: string): string => {
  if (/[$\n]/.test(text)) throw new Error(`nginx cannot express the header ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
};

/**
 * One `location` block for nginx. Each block repeats all headers, because nginx ignores inherited headers as soon as a
 * block sets one itself. Cache-Control has no `always`: nginx then sets it for successful responses only, so that a 404
 * is not cached.
 */
const nginxLocation = (location: string, directive: string, headers: Headers, caching: Headers): string[] => [
  `location ${location} {`,
  `    ${directive};`,
  ...Object.entries(headers).map(([name, value]) => `    add_header ${name} ${nginxText(value)} always;`),
  ...Object.entries(caching).map(([name, value]) => `    add_header ${name} ${nginxText(value)};`),
  '}',
];

/** The content of a `server { }` block of nginx, whose `root` is the folder of the app build. */
export const nginxFile = (headers: Headers): string =>
  [
    `# ${banner}`,
    `error_page 404 ${notFoundPage};`,
    ...nginxLocation(`= ${notFoundPage}`, 'internal', { ...headers, ...htmlCaching }, {}),
    ...nginxLocation('= /', 'try_files /index.html =404', headers, htmlCaching),
    ...nginxLocation(`~ ${appShellExpression}`, `try_files ${appShell} =404`, headers, htmlCaching),
    ...htmlPages.flatMap((page) => [
      `location = ${page}/ {`,
      '    absolute_redirect off;',
      `    return 301 ${page}$is_args$args;`,
      '}',
    ]),
    ...nginxLocation('/', 'try_files $uri $uri.html =404', headers, htmlCaching),
    ...nginxLocation(`= ${manifest.path}`, `types { } default_type ${manifest.type}`, headers, htmlCaching),
    ...nginxLocation('/assets/', 'try_files $uri =404', headers, assetCaching),
    '# Files that are not served. /.well-known/, which proves who owns the domain, is.',
    'location ~ ^/(\\.(?!well-known/)|_(headers|redirects)$) {',
    '    return 404;',
    '}',
    '',
  ].join('\n');

/** Quotes a value for a Caddyfile. Throws for a backtick or a line break, which cannot be written. */
const caddyText = (text: string): string => {
  if (/[`\n]/.test(text)) throw new Error(`A Caddyfile cannot express the header ${text}`);
  return `\`${text}\``;
};

const caddyHeaders = (headers: Headers, matcher = ''): string[] =>
  Object.entries(headers).map(([name, value]) => `header ${matcher}${name} ${caddyText(value)}`);

/** The content of a site block of Caddy, whose `root` is the folder of the app build. */
export const caddyFile = (headers: Headers): string =>
  [
    `# ${banner}`,
    '@assets {',
    '\tpath /assets/*',
    '\tfile',
    '}',
    '@pages not path /assets/*',
    ...caddyHeaders(headers),
    ...caddyHeaders(assetCaching, '@assets '),
    ...caddyHeaders(htmlCaching, '@pages '),
    `@app path_regexp ${appShellExpression}`,
    `rewrite @app ${appShell}`,
    ...htmlPages.map((page) => `rewrite ${page}/ ${page}.html`),
    // `try_files` finds no folders. It does not end with `=404`, because another handler of the site may serve the
    // path.
    'rewrite / /index.html',
    'try_files @pages {path} {path}.html',
    `header ${manifest.path} Content-Type ${manifest.type}`,
    'file_server {',
    `\thide ${unservedFiles.join(' ')}`,
    '}',
    'handle_errors {',
    `\trewrite * ${notFoundPage}`,
    ...caddyHeaders({ ...headers, ...htmlCaching }).map((line) => `\t${line}`),
    '\tfile_server',
    '}',
    '',
  ].join('\n');
