import { layoutModules, notFoundModule, type RouteDefinition, routeTable } from '../../src/routing/paths/routeTable.ts';

/** The fields of a bundler's chunk that this file needs to find all files that the chunk loads. */
export type Chunk = {
  fileName: string;
  /** The names of the modules of `src/routes` in this chunk. */
  routes: readonly string[];
  imports: readonly string[];
  css: readonly string[];
};

/** Adds a chunk and all chunks that it imports, directly or indirectly, to `found`. */
const collectImports = (chunks: ReadonlyMap<string, Chunk>, fileName: string, found = new Set<string>()) => {
  const chunk = chunks.get(fileName);
  if (!chunk || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) collectImports(chunks, imported, found);
  return found;
};

/**
 * Returns the files that these modules of `src/routes` need. Leaves out the files that the entry chunk loads on every
 * page.
 */
const filesOfModules = (chunks: readonly Chunk[], entry: string, modules: readonly string[]): string[] => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const common = collectImports(byName, entry);
  const fileNames = modules.flatMap((module) => {
    const chunk = chunks.find(({ routes }) => routes.includes(module));
    if (!chunk)
      throw new Error(`The build has no chunk for ${module}; see packages/app/src/routing/paths/routeTable.ts.`);
    return [...collectImports(byName, chunk.fileName)].filter((fileName) => !common.has(fileName));
  });
  const files = [...new Set(fileNames)].flatMap((fileName) => [fileName, ...(byName.get(fileName)?.css ?? [])]);
  return [...new Set(files)].map((file) => `/${file}`);
};

/** The files of the not-found page. */
export const notFoundChunks = (chunks: readonly Chunk[], entry: string): string[] =>
  filesOfModules(chunks, entry, [notFoundModule]);

const definitions: readonly RouteDefinition[] = Object.values(routeTable);

/**
 * Returns the files of each page, so that the HTML can load them in parallel: a regular expression for the page's path,
 * and the URLs of the files. Throws if the build has no chunk for a module of the route table.
 *
 * @param entry the file name of the entry chunk
 */
export const routeChunks = (chunks: readonly Chunk[], entry: string): [path: string, files: string[]][] =>
  definitions.map(({ path, layout, module }) => [
    `^${path.replace(/:\w+/g, '[^/]+')}$`,
    filesOfModules(
      chunks,
      entry,
      [layoutModules[layout], module].filter((name) => name !== null),
    ),
  ]);
