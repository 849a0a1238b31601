import type { Language } from '@second-gear/ui';
import {
  layoutModules,
  notFoundModule,
  type RouteDefinition,
  routeTable,
} from '../../src/core/navigation/routeTable.ts';

export type Chunk = {
  fileName: string;
  routes: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
  css: readonly string[];
  isBangla: boolean;
};

const collectImports = (chunks: ReadonlyMap<string, Chunk>, fileName: string, found = new Set<string>()) => {
  const chunk = chunks.get(fileName);
  if (!chunk || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) collectImports(chunks, imported, found);
  return found;
};

/** A chunk imports its Bangla texts dynamically, so that a page in English does not load them. */
const banglaChunks = (chunks: ReadonlyMap<string, Chunk>, fileNames: Iterable<string>): Set<string> => {
  const found = new Set<string>();
  for (const fileName of fileNames) {
    for (const imported of chunks.get(fileName)?.dynamicImports ?? []) {
      if (chunks.get(imported)?.isBangla) collectImports(chunks, imported, found);
    }
  }
  return found;
};

export type ChunkGraph = {
  chunks: readonly Chunk[];
  entry: string;
  language: Language;
};

/** Without the files that the entry chunk loads on every page in English. */
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

export const notFoundChunks = (graph: ChunkGraph): string[] => filesOfModules(graph, [notFoundModule]);

const definitions: readonly RouteDefinition[] = Object.values(routeTable);

/**
 * The HTML can load the files of a page in parallel. Throws if the build has no chunk for a module of the route table.
 */
export const routeChunks = (graph: ChunkGraph): [path: string, files: string[]][] =>
  definitions.map(({ path, layout, module }) => [
    `^${path.replace(/:\w+/g, '[^/]+')}$`,
    filesOfModules(
      graph,
      [layoutModules[layout], module].filter((name) => name !== null),
    ),
  ]);
