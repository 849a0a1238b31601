import { appShellPatterns } from '../../src/routing/paths/routeTable.ts';

/**
 * The build's files for hosts: the app shell for each route without an HTML file of its own. Every host sends `404.html` with
 * status 404 for all other paths. Node only.
 */

const appShell = '/app.html';

/**
 * A `_redirects` file for Netlify, Cloudflare Pages and `npm start`. It names the app shell without `.html`, because
 * Cloudflare redirects requests for the full name.
 */
export const redirectsFile = (): string =>
  appShellPatterns.map((pattern) => `${pattern} ${appShell.replace('.html', '')} 200\n`).join('');

/**
 * Makes browsers revalidate HTML on each request, because an old cached page would request files of an earlier build.
 */
const htmlCaching = { 'Cache-Control': 'no-cache' };
/** Lets browsers cache a file for a year: its name contains a hash of its content, so it never changes. */
const assetCaching = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The files of the build that hosts must not serve. They are listed, and not matched by their leading dot, because
 * `.well-known`, which proves who owns the domain, must stay public.
 */
const unservedFiles = ['.built-from', '.firebase.json', '_headers', '_redirects'];

const toRuleHeaders = (headers: Readonly<Record<string, string>>): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * A `firebase.json` for Firebase Hosting, inside the folder that it serves. If two rules set the same header, the later one
 * wins there: https://github.com/firebase/firebase-tools/issues/9467. The caching rule lists the files under /assets/
 * by name, because a rule for the folder would also apply to 404 responses, which must not be cached for a year.
 *
 * @param headers the headers of all files
 * @param names the names of the files under /assets/
 */
export const firebaseFile = (headers: Readonly<Record<string, string>>, names: readonly string[]): string => {
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
