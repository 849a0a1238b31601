// The import has a relative path: Vite does not bundle the packages that its configuration imports, and Node cannot
// read their TypeScript files.
import { languages } from '../../../ui/src/language/language.ts';
import { urlIn } from '../../src/core/language/languagePath.ts';
import { appShellPatterns } from '../../src/core/navigation/routeTable.ts';
import { appShellFile } from '../../src/core/offline/worker/offlinePage.ts';

/**
 * Creates the configuration files for hosts. Hosts send the app shell for each route without an HTML file of its own,
 * and `404.html` with status 404 for every path without a route. This file runs only in Node.
 */

/**
 * The path pattern of each page, in each language, for which a host sends the app shell, and the file of the app shell.
 */
export const rewrites: readonly { pattern: string; file: string }[] = languages.flatMap((language) =>
  appShellPatterns.map((pattern) => ({ pattern: urlIn(language, pattern), file: appShellFile(language) })),
);

/**
 * Creates the `_redirects` file for Netlify, Cloudflare Pages and `npm start`. It names the app shell without `.html`,
 * because Cloudflare responds to the full name with a redirect.
 */
export const redirectsFile = (): string =>
  rewrites.map(({ pattern, file }) => `${pattern} ${file.replace('.html', '')} 200\n`).join('');

/**
 * Before each use of an HTML file, the browser must ask the host whether there is a new version. Old HTML would load
 * the files of an earlier build, which the host may have deleted.
 */
const htmlCaching = { 'Cache-Control': 'no-cache' };
/** Lets browsers cache a file for a year: its name contains a hash of its content, so it never changes. */
const assetCaching = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The files of the build that hosts must not serve. A rule for all names with a leading dot would also hide the folder
 * `.well-known`, which proves who owns the domain, so the files are listed by name.
 */
const unservedFiles = ['.built-from', '.firebase.json', '_headers', '_redirects'];

const toRuleHeaders = (headers: Readonly<Record<string, string>>): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * Creates the `firebase.json` for Firebase Hosting, which is in the folder whose files Firebase Hosting sends. If two
 * rules set the same header, Firebase uses the later rule: https://github.com/firebase/firebase-tools/issues/9467. The
 * caching rule lists the files under /assets/ by name. A rule for the whole folder would also apply to 404 responses,
 * which must not be cached for a year.
 *
 * @param headers the headers of all files
 * @param names the names of the files under /assets/
 */
export const firebaseFile = (headers: Readonly<Record<string, string>>, names: readonly string[]): string => {
  const hosting = {
    public: '.',
    ignore: unservedFiles,
    // With `cleanUrls`, Firebase sends blogs.html for /blogs.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '**', headers: toRuleHeaders({ ...headers, ...htmlCaching }) },
      { source: `/assets/@(${names.toSorted().join('|')})`, headers: toRuleHeaders(assetCaching) },
    ],
    // There is no rule for other paths, because Firebase sends 404.html for them.
    rewrites: rewrites.map(({ pattern, file }) => ({ source: pattern.replace(/:\w+/g, '*'), destination: file })),
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
};
