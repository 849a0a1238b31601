import { patterns } from '../../src/routing/routePatterns.ts';

/** Which files of `src/routes` each page is made of, so that a page can be told to ask for them at once. */
const routes = {
  home: ['Home'],
  login: ['Login'],
  signUp: ['SignUp'],
  blogs: ['Blogs'],
  brand: ['BikeList'],
  dashboard: ['Dashboard', 'DashboardHome'],
  myOrders: ['Dashboard', 'MyBookings'],
  payment: ['Dashboard', 'Payment'],
  addBike: ['Dashboard', 'AddBike'],
  myProduct: ['Dashboard', 'MyBikes'],
  allBuyers: ['Dashboard', 'AllBuyers'],
  allSeller: ['Dashboard', 'AllSellers'],
  reportedItems: ['Dashboard', 'ReportedBikes'],
} satisfies Record<keyof typeof patterns, string[]>;

/** As much of a chunk as is needed to know what it brings along. */
export type Part = { fileName: string; routes: readonly string[]; imports: readonly string[]; css: readonly string[] };

const closure = (parts: ReadonlyMap<string, Part>, fileName: string, found: Set<string>): Set<string> => {
  const part = parts.get(fileName);
  if (!part || found.has(fileName)) return found;
  found.add(fileName);
  for (const one of part.imports) closure(parts, one, found);
  return found;
};

const filesOf = (parts: ReadonlyMap<string, Part>, fileNames: Iterable<string>): string[] => [
  ...new Set([...fileNames].flatMap((name) => [name, ...(parts.get(name)?.css ?? [])]).map((file) => `/${file}`)),
];

/** The files of the page that says that there is none, besides those that every page has. Throws when it has none of its own. */
export const missingParts = (chunks: readonly Part[], main: string): string[] => {
  const parts = new Map(chunks.map((part) => [part.fileName, part]));
  const everywhere = closure(parts, main, new Set());
  const part = chunks.find((one) => one.routes.includes('NotFound'));
  if (!part) throw new Error('The page NotFound is in no file of its own; see build/prerender/routeChunks.ts.');
  const own = [...closure(parts, part.fileName, new Set())];
  return filesOf(
    parts,
    own.filter((file) => !everywhere.has(file)),
  );
};

/**
 * The files of each page besides those that every page has, by a regular expression for its path.
 * Throws when a page has no file of its own: then it was renamed here or there.
 *
 * @param main the file that every page has
 */
export const routeParts = (chunks: readonly Part[], main: string): [path: string, files: string[]][] => {
  const parts = new Map(chunks.map((part) => [part.fileName, part]));
  const everywhere = closure(parts, main, new Set());
  return Object.entries(patterns).map(([name, pattern]) => {
    const own = routes[name as keyof typeof routes].flatMap((route) => {
      const part = chunks.find((one) => one.routes.includes(route));
      if (!part) throw new Error(`The page ${route} is in no file of its own; see build/prerender/routeChunks.ts.`);
      return [...closure(parts, part.fileName, new Set())];
    });
    const files = filesOf(
      parts,
      own.filter((file) => !everywhere.has(file)),
    );
    return [`^${pattern.replace(/:\w+/g, '[^/]+')}$`, files];
  });
};
