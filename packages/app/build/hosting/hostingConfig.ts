// Relative, because Vite does not bundle the packages of its configuration, and Node cannot read their TypeScript.
import { languages } from '../../../ui/src/language/language.ts';
import { urlIn } from '../../src/core/language/languagePath.ts';
import { appShellPatterns } from '../../src/core/navigation/routeTable.ts';
import { appShellFile } from '../../src/core/offline/worker/offlinePage.ts';

/** Hosts send the app shell for these paths, and `404.html` with status 404 for every path without a route. */
export const rewrites: readonly { pattern: string; file: string }[] = languages.flatMap((language) =>
  appShellPatterns.map((pattern) => ({ pattern: urlIn(language, pattern), file: appShellFile(language) })),
);

/** For Netlify, Cloudflare Pages and `npm start`. Without `.html`, because Cloudflare redirects the full name. */
export const redirectsFile = (): string =>
  rewrites.map(({ pattern, file }) => `${pattern} ${file.replace('.html', '')} 200\n`).join('');

/** The browser must ask for a new version each time: old HTML would load files that the host may have deleted. */
const htmlCaching = { 'Cache-Control': 'no-cache' };
/** The name contains a hash of the content. */
const assetCaching = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Listed by name, because a rule for all leading dots would hide `.well-known`, which proves who owns the domain. */
const unservedFiles = ['.built-from', '.firebase.json', '_headers', '_redirects'];

const toRuleHeaders = (headers: Readonly<Record<string, string>>): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * If two rules set the same header, Firebase uses the later one:
 * https://github.com/firebase/firebase-tools/issues/9467. The files under /assets/ are listed by name, because a rule
 * for the folder would also apply to 404 responses.
 */
export const firebaseFile = (headers: Readonly<Record<string, string>>, names: readonly string[]): string => {
  const hosting = {
    public: '.',
    ignore: unservedFiles,
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '**', headers: toRuleHeaders({ ...headers, ...htmlCaching }) },
      { source: `/assets/@(${names.toSorted().join('|')})`, headers: toRuleHeaders(assetCaching) },
    ],
    rewrites: rewrites.map(({ pattern, file }) => ({ source: pattern.replace(/:\w+/g, '*'), destination: file })),
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
};
