import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
// These imports have relative paths: Vite does not bundle the packages that its configuration imports, and Node cannot
// read their TypeScript files.
import { en, enMeta } from '../../../ui/src/copy/en.ts';
import type { BuildSettings } from '../../src/config/checkSettings.ts';
import { appShellFile, prerenderedFile } from '../../src/offline/worker/offlinePage.ts';
import { serviceWorkerUrl } from '../../src/offline/worker/serviceWorkerUrl.ts';
import { notFoundPath, prerenderedPaths, routeTable } from '../../src/routing/paths/routeTable.ts';
import type { HeadScriptConfig } from '../../src/startup/headScriptConfig.ts';
import { firebaseFile, redirectsFile } from '../hosting/hostingConfig.ts';
import { headersFile, headersOf } from '../hosting/securityHeaders.ts';
import { compressFiles } from './compressFiles.ts';
import { metaTags, type PageMeta } from './documentMeta.ts';
import { preloadedEndpoints } from './preloadedEndpoints.ts';
import { robotsFile, sitemapFile } from './robotsAndSitemap.ts';
import { type Chunk, notFoundChunks, routeChunks } from './routeChunks.ts';
import { manifestFile } from './webManifest.ts';

/** The prerendered HTML of each page, by the page's path, and of the app shell. */
type RenderedPages = { pages: Record<string, string>; shell: string };

/** Descriptions and images for search engines and link previews. The title is in the prerendered HTML already. */
const metaByPath: Record<string, Pick<PageMeta, 'description' | 'picture' | 'pictureAlt'>> = {
  [routeTable.home.path]: { ...enMeta.home, picture: '/shares/home.jpg' },
  [routeTable.blogs.path]: { ...enMeta.blogs, picture: '/shares/blogs.jpg' },
  [notFoundPath]: { ...enMeta.missing, picture: '/shares/missing.jpg' },
};

const findTitle = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/**
 * Adds the meta tags to the HTML of a page. A page that needs a session gets the description of the home page, because
 * a link preview must not show user data.
 */
const addMeta = (html: string, path: string | null, siteUrl: string | null): string => {
  const { picture, pictureAlt, description } = metaByPath[path ?? routeTable.home.path] ?? {};
  if (!picture || !pictureAlt || !description)
    throw new Error(`The page ${path} has no description; add one to enMeta.`);
  const isPublic = path !== null && prerenderedPaths.includes(path);
  const page = {
    path: isPublic ? path : null,
    isMissing: path === notFoundPath,
    title: findTitle(html),
    description,
    picture,
    pictureAlt,
  };
  const tags = ['<link rel="manifest" href="/manifest.webmanifest" />', ...metaTags(page, siteUrl, en.product.name)];
  return html.replace(/\s*<\/head>/, (end) => `${tags.map((tag) => `\n    ${tag}`).join('')}${end}`);
};

const manifestTexts = {
  name: en.product.name,
  description: enMeta.home.description,
  lang: enMeta.language,
};

const findThemeColor = (html: string): string => /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1] ?? '';

const run = promisify(execFile);

const baseConfig = ({ root, mode, envDir }: ResolvedConfig): InlineConfig => ({
  root,
  mode,
  envDir: envDir || false,
  configFile: false,
  logLevel: 'error',
});

/** Bundles one script with its imports into minified text. */
const compileScript = async (
  config: ResolvedConfig,
  file: string,
  name: string,
  define: Record<string, string>,
): Promise<string> => {
  const result = await build({
    ...baseConfig(config),
    publicDir: false,
    define,
    build: {
      write: false,
      target: config.build.target,
      reportCompressedSize: false,
      modulePreload: false,
      lib: { entry: join(config.root, file), formats: ['iife'], name },
    },
  });
  const [script] = Array.isArray(result) ? (result[0]?.output ?? []) : [];
  const code = script?.type === 'chunk' ? script.code : '';
  if (!code) throw new Error(`${file} compiled to an empty script.`);
  return code.trim();
};

type RouteChunks = ReturnType<typeof routeChunks>;

/** Compiles the inline head script of one HTML file. */
const compileHeadScript = (
  config: ResolvedConfig,
  isPrerendered: boolean,
  headConfig: HeadScriptConfig,
): Promise<string> =>
  compileScript(config, 'src/startup/inlineHeadScript.ts', 'head', {
    __HEAD_SCRIPT_CONFIG__: JSON.stringify(headConfig),
    __IS_PRERENDERED__: JSON.stringify(isPrerendered),
  });

/**
 * Compiles the service worker for this build. When it is installed it caches all pages, and the code that the prerendered
 * pages load.
 *
 * @param pages the HTML files, by URL
 * @param assets the file names of the bundle
 */
const compileWorker = (
  config: ResolvedConfig,
  pages: ReadonlyMap<string, string>,
  assets: readonly string[],
): Promise<string> => {
  const prerendered = [...pages].filter(([url]) => url !== appShellFile).map(([, html]) => html);
  const entries = [
    ...[...pages].map(([url, html]) => ({
      url,
      revision: createHash('sha256').update(html).digest('hex').slice(0, 12),
    })),
    ...assets
      .filter((file) => /\.(?:js|css|woff2)$/.test(file) && prerendered.some((html) => html.includes(file)))
      // This file's name contains a hash of its content, so it needs no revision.
      .map((file) => ({ url: `/${file}`, revision: null })),
  ];
  return compileScript(config, 'src/offline/worker/serviceWorker.ts', 'worker', {
    'process.env.NODE_ENV': '"production"',
    __SETTINGS__: String(config.define?.__SETTINGS__),
    __PRECACHE__: JSON.stringify(entries),
  });
};

/**
 * A script that renders all pages. It runs in a separate process and ends that process, which open handles of the app
 * would otherwise keep running.
 */
const renderScript = (module: string): string => `
  import { pagesToRender, renderPage, renderShell } from ${JSON.stringify(module)};
  const pages = {};
  for (const path of pagesToRender) pages[path] = await renderPage(path);
  const rendered = { pages, shell: await renderShell() };
  process.stdout.write(JSON.stringify(rendered), () => process.exit());
`;

/**
 * Builds the app for Node, and renders the pages with this build. Its assets have the same names as those of the
 * browser build.
 */
const renderPages = async (config: ResolvedConfig, folder: string): Promise<RenderedPages> => {
  await build({
    ...baseConfig(config),
    plugins: [react()],
    define: { ...config.define, __GOOGLE_WINDOW__: 'false' },
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
    },
  });
  const module = pathToFileURL(join(folder, 'prerender.js')).href;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', renderScript(module)], {
    maxBuffer: 16 * 2 ** 20,
  });
  return JSON.parse(stdout);
};

/**
 * Separates the head elements from the body: React writes both into one text, head elements first. Throws if the body
 * contains what the Content-Security-Policy forbids.
 */
const splitHead = (path: string, rendered: string): { head: string; body: string } => {
  const [head = ''] = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(rendered) ?? [];
  const body = rendered.slice(head.length);
  if (/<script\b/.test(body)) throw new Error(`The page ${path} contains an inline script, which the headers forbid.`);
  if (/\sstyle="/.test(body)) throw new Error(`The page ${path} contains a style attribute, which the headers forbid.`);
  return { head, body };
};

const emptyRoot = '<div id="root"></div>';

const entryTag = /[ \t]*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/;

type BuiltApp = { html: string; main: string; notFound: string[]; chunks: RouteChunks };

const insertHeadScript = (html: string, script: string): string =>
  html.replace(/(<meta charset="utf-8" \/>)/, (charset) => `${charset}\n    <script>${script}</script>`);

const assemblePage = async (
  config: ResolvedConfig,
  { html, main, chunks, notFound }: BuiltApp,
  path: string,
  rendered: string,
) => {
  const { head, body } = splitHead(path, rendered);
  // For the not-found page the pattern `^` matches every path, because hosts send this page for all unknown paths.
  const own: RouteChunks =
    path === notFoundPath ? [['^', notFound]] : chunks.filter(([pattern]) => new RegExp(pattern).test(path));
  const script = await compileHeadScript(config, true, {
    main,
    routeChunks: own.map(([pattern, files]) => [pattern, files.filter((file) => file.endsWith('.js'))]),
    preloads: [],
  });
  const stylesheets = own
    .flatMap(([, files]) => files.filter((file) => file.endsWith('.css')))
    .map((file) => `\n    <link rel="stylesheet" crossorigin href="${file}">`);
  const titled = head.includes('<title>') ? html.replace(/\s*<title>[^<]*<\/title>/, '') : html;
  return insertHeadScript(titled.replace(entryTag, ''), script)
    .replace('</head>', () => `${head}${stylesheets.join('')}\n  </head>`)
    .replace(emptyRoot, () => `<div id="root" data-page="${path}">${body}</div>`);
};

/**
 * Runs after Vite's build. Writes the prerendered pages, the app shell, the service worker, the headers and the files
 * for search engines. Then writes a compressed copy of each text file.
 */
export const prerenderPlugin = (settings: BuildSettings): Plugin => {
  let config: ResolvedConfig;
  let chunks: Chunk[] = [];
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        chunks = Object.values(bundle).flatMap((one) =>
          one.type === 'chunk'
            ? {
                fileName: one.fileName,
                routes: one.moduleIds.flatMap((id) => /\/src\/routes\/\w+\/(\w+)\.tsx$/.exec(id)?.[1] ?? []),
                imports: one.imports,
                css: [...(one.viteMetadata?.importedCss ?? [])],
              }
            : [],
        );
      },
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const template = bundle['index.html'];
      if (template?.type !== 'asset') throw new Error('The build has no index.html, from which the pages are made.');
      const html = template.source.toString();
      const [, main = ''] = entryTag.exec(html) ?? [];
      const builtApp: BuiltApp = {
        html,
        main,
        chunks: routeChunks(chunks, main.slice(1)),
        notFound: notFoundChunks(chunks, main.slice(1)),
      };

      const folder = await mkdtemp(join(tmpdir(), 'second-gear-prerender-'));
      const files = new Map<string, string>();
      let shell = '';
      try {
        const rendered = await renderPages(config, folder);
        shell = splitHead(appShellFile, rendered.shell).body;
        for (const [path, page] of Object.entries(rendered.pages))
          files.set(
            prerenderedFile(path),
            addMeta(await assemblePage(config, builtApp, path, page), path, settings.siteUrl),
          );
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      const script = await compileHeadScript(config, false, {
        main,
        // Prerendered pages do not start with the app shell, so the app shell does not list their chunks.
        routeChunks: builtApp.chunks.filter(([path]) => !prerenderedPaths.some((one) => new RegExp(path).test(one))),
        preloads: preloadedEndpoints(settings.apiUrl),
      });
      const shellHtml = insertHeadScript(html.replace(entryTag, ''), script).replace(
        emptyRoot,
        () => `<div id="root">${shell}</div>`,
      );
      files.set(appShellFile, addMeta(shellHtml, null, settings.siteUrl));

      files.set(serviceWorkerUrl, await compileWorker(config, new Map(files), Object.keys(bundle)));
      const assets = Object.keys(bundle).flatMap((file) =>
        file.startsWith('assets/') ? file.slice('assets/'.length) : [],
      );

      const headers = headersOf(settings, [...files.values()].join('\n'));
      files.set('/_headers', headersFile(headers));
      files.set('/_redirects', redirectsFile());
      // Firebase reads this file, but must not serve it. So its name begins with a dot.
      files.set('/.firebase.json', firebaseFile(headers, assets));
      files.set('/manifest.webmanifest', manifestFile(manifestTexts, findThemeColor(html)));
      files.set('/robots.txt', robotsFile(settings.apiUrl, settings.siteUrl));
      if (settings.siteUrl) files.set('/sitemap.xml', sitemapFile(settings.siteUrl, prerenderedPaths));
      for (const [name, text] of files) await writeFile(join(dir, name), text);
      await compressFiles(dir);
    },
  };
};
