import type { Language } from '@second-gear/ui';
import {
  layoutModules,
  notFoundModule,
  type RouteDefinition,
  routeTable,
} from '../../src/core/navigation/routeTable.ts';

/** The fields of a bundler's chunk that this file needs to find all files that the chunk loads. */
export type Chunk = {
  fileName: string;
  /** The names of the pages and layouts in this chunk. */
  routes: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
  css: readonly string[];
  /** Whether the chunk contains texts in Bangla. */
  isBangla: boolean;
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
 * The chunks with the Bangla texts of other chunks. A chunk imports its texts dynamically, so that a page in English does not
 * load them.
 */
const banglaChunks = (chunks: ReadonlyMap<string, Chunk>, fileNames: Iterable<string>): Set<string> => {
  const found = new Set<string>();
  for (const fileName of fileNames) {
    for (const imported of chunks.get(fileName)?.dynamicImports ?? []) {
      if (chunks.get(imported)?.isBangla) collectImports(chunks, imported, found);
    }
  }
  return found;
};

/** A build, its entry chunk, and the language of the page. */
export type ChunkGraph = {
  chunks: readonly Chunk[];
  /** The file name of the entry chunk. */
  entry: string;
  language: Language;
};

/**
 * Returns the URLs of the files that these pages and layouts need. Leaves out the files that the entry chunk loads on
 * every page in English.
 */
const filesOfModules = ({ chunks, entry, language }: ChunkGraph, modules: readonly string[]): string[] => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const common = collectImports(byName, entry);
  const ofModules = modules.flatMap((module) => {
    const chunk = chunks.find(({ routes }) => routes.includes(module));
    if (!chunk)
      throw new Error(`The build has no chunk for ${module}; see packages/app/src/core/navigation/routeTable.ts.`);
    return [...collectImports(byName, chunk.fileName)];
  });
  const texts = language === 'bn' ? banglaChunks(byName, [...common, ...ofModules]) : [];
  const own = [...texts, ...ofModules].filter((fileName) => !common.has(fileName));
  const files = [...new Set(own)].flatMap((fileName) => [fileName, ...(byName.get(fileName)?.css ?? [])]);
  return [...new Set(files)].map((file) => `/${file}`);
};

/** The files of the not-found page. */
export const notFoundChunks = (graph: ChunkGraph): string[] => filesOfModules(graph, [notFoundModule]);

const definitions: readonly RouteDefinition[] = Object.values(routeTable);

/**
 * Returns the files of each page, so that the HTML can load them in parallel: a regular expression for the page's path,
 * without the prefix of the language, and the URLs of the files. Throws if the build has no chunk for a module of the route
 * table.
 */
export const routeChunks = (graph: ChunkGraph): [path: string, files: string[]][] =>
  definitions.map(({ path, layout, module }) => [
    `^${path.replace(/:\w+/g, '[^/]+')}$`,
    filesOfModules(
      graph,
      [layoutModules[layout], module].filter((name) => name !== null),
    ),
  ]);
