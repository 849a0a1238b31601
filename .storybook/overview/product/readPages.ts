import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Access,
  notFoundModule,
  type RouteDefinition,
  routeTable,
} from '../../../packages/app/src/core/navigation/routeTable.ts';
import { accessNames, roleNamedIn } from './access.ts';
import type { Arrow, Page } from './product.ts';

const app = fileURLToPath(new URL('../../../packages/app/src', import.meta.url));
const screensFolder = fileURLToPath(new URL('../../../packages/ui/src/screens', import.meta.url));
/** The folders whose files a page may consist of. */
const pageFolders = /^(routes|features|core\/navigation|core\/status)\//;

const unknownPath = { path: '*', access: 'public', layout: 'public', module: notFoundModule } as const;
const definitions: [
  name: string,
  Pick<RouteDefinition, 'path' | 'access' | 'layout' | 'module'> | typeof unknownPath,
][] = [...Object.entries(routeTable), ['notFound', unknownPath]];

const read = (file: string): string => readFileSync(join(app, file), 'utf8');

/** The files with the component of a page. Paths begin below `src`. */
const moduleFiles: readonly string[] = [
  ...[...readdirSync(join(app, 'features')).map((feature) => `features/${feature}`), 'routes'].flatMap((folder) =>
    existsSync(join(app, folder, 'pages'))
      ? readdirSync(join(app, folder, 'pages')).map((file) => `${folder}/pages/${file}`)
      : [],
  ),
  `core/status/${notFoundModule}.tsx`,
];

const moduleFile = ({ module }: { module: string }): string => {
  const file = moduleFiles.find((one) => basename(one) === `${module}.tsx`);
  if (!file) throw new Error(`No folder 'pages' has a file ${module}.tsx.`);
  return file;
};

/** A file and all files of the page folders that it imports, directly or through others. Paths begin below `src`. */
const filesOf = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file) || !pageFolders.test(file) || !existsSync(join(app, file))) return found;
  found.add(file);
  for (const [, specifier = ''] of read(file).matchAll(/(?:from |import\()'([.#][^']+)'/g))
    filesOf(specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier), found);
  return found;
};

/** The pages whose paths a source file builds, such as `home` for `paths.home()`. */
export const pathsIn = (source: string): string[] =>
  [...source.matchAll(/\bpaths\.(\w+)/g)].flatMap(([, name = '']) => (name in routeTable ? [name] : []));

const linksOf = (files: Iterable<string>): Set<string> => new Set([...files].flatMap((file) => pathsIn(read(file))));

/** The folder of the screen that a route file imports. The screens below `status` belong to no page. */
export const screenIn = (source: string): string | undefined =>
  /@second-gear\/ui\/screens\/((?!status)\w+\/\w+)\//.exec(source)?.[1];

/** The pages of the route table, and the not-found page. */
export const readPages = (): Page[] =>
  definitions.map(([name, { path, access, layout, module }]) => {
    const file = moduleFile({ module });
    const screen = screenIn(read(file));
    if (!screen) throw new Error(`${file} imports no screen.`);
    return { name, path, access, layout, screen };
  });

/**
 * The folders of all screens, with their groups in the sidebar. The group says which users may open the screen. Each group
 * has the pages in the order of the route table, and then what belongs to several pages, such as `AdminTools`.
 */
export const readScreenFolders = (): { folder: string; group: string }[] => {
  const pages = readPages();
  const accessOf = (folder: string): Access =>
    pages.find(({ screen }) => screen === folder)?.access ?? roleNamedIn(basename(folder)) ?? 'public';
  const folders = readdirSync(screensFolder).flatMap((parent) =>
    readdirSync(join(screensFolder, parent)).map((name) => `${parent}/${name}`),
  );
  const ordered = [...new Set([...pages.map(({ screen }) => screen), ...folders])];
  return Object.entries(accessNames).flatMap(([access, group]) =>
    ordered.filter((folder) => accessOf(folder) === access).map((folder) => ({ folder, group })),
  );
};

/** Every way from one page to another: links, the menus of the layouts, and what the guards and the sign-in do. */
export const readArrows = (): Arrow[] => {
  const arrows: Arrow[] = [];
  const addLinks = (from: string, targets: Iterable<string>) => {
    for (const to of targets) if (to !== from) arrows.push({ from, to, kind: 'link' });
  };
  const addRedirects = (from: string, targets: Iterable<string>, when: string) => {
    for (const to of targets) if (to !== from) arrows.push({ from, to, kind: 'redirect', when });
  };
  const guardTargets = new Set(pathsIn(read('features/session/guards.tsx')));
  const signInFile = 'features/session/signIn/destinationAfterSignIn.ts';
  const guarded = definitions.filter(([, { access }]) => access !== 'public');

  for (const [name, page] of definitions) {
    const files = filesOf(moduleFile(page));
    const signsIn = files.delete(signInFile);
    addLinks(name, linksOf(files));
    if (page.access !== 'public')
      addRedirects(name, guardTargets, page.access === 'signedIn' ? 'for a guest' : `for all but a ${page.access}`);
    if (signsIn) addRedirects(name, pathsIn(read(signInFile)), 'after sign-in');
  }
  // The login page remembers the page whose guard has redirected to it.
  for (const from of guardTargets)
    addRedirects(
      from,
      guarded.map(([name]) => name),
      'after sign-in, if its guard redirected here',
    );
  addLinks('navbar', linksOf(filesOf('routes/useLayoutProps.ts')));
  addLinks('menu', menuPages());
  addLinks('errorPage', linksOf(filesOf('routes/RouteError.tsx')));
  addRedirects('unknownPath', ['notFound'], 'at any URL without a route');
  return arrows;
};

/** The pages with a link in the menu of the dashboard. */
const menuPages = () =>
  Object.entries<RouteDefinition>(routeTable).flatMap(([name, page]) =>
    page.layout === 'dashboard' && page.menu.icon ? [name] : [],
  );

/** The files that the pages and the arrows are read from, for a server that watches them. */
export const pageFiles = (): string[] =>
  [...new Set(definitions.flatMap(([, page]) => [...filesOf(moduleFile(page))])), 'core/navigation/routeTable.ts'].map(
    (file) => join(app, file),
  );
