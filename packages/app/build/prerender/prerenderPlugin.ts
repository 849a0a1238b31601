import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Language } from '@second-gear/ui';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { en } from '../../../ui/src/copy/en.ts';
import { languages } from '../../../ui/src/language/language.ts';
import { serviceWorkerUrl } from '../../src/core/config/serviceWorkerUrl.ts';
import type { Settings } from '../../src/core/config/settings.ts';
import { urlIn } from '../../src/core/language/languagePath.ts';
import { notFoundPath, prerenderedPaths } from '../../src/core/navigation/routeTable.ts';
import { appShellFile, prerenderedFile } from '../../src/core/offline/worker/offlinePage.ts';
import type { HeadScriptConfig } from '../../src/core/startup/headScriptConfig.ts';
import type { RenderedPages } from '../../src/prerender.tsx';
import { insertTooOldScript } from '../browsers/tooOldScript.ts';
import { firebaseFile, redirectsFile } from '../hosting/hostingConfig.ts';
import { headersFile, headersOf } from '../hosting/securityHeaders.ts';
import { compressFiles } from './compressFiles.ts';
import { metaTags } from './documentMeta.ts';
import { preloadedEndpoints } from './preloadedEndpoints.ts';
import { robotsFile, sitemapFile } from './robotsAndSitemap.ts';
import { type Chunk, notFoundChunks, routeChunks } from './routeChunks.ts';
import { checkPictures, previewOf } from './sharedPages.ts';
import { manifestFile, manifestOf } from './webManifest.ts';

const findTitle = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

const addMeta = (html: string, language: Language, path: string | null, siteUrl: string | null): string => {
  const isPublic = path !== null && prerenderedPaths.includes(path);
  const page = {
    language,
    path: isPublic ? path : null,
    isMissing: path === notFoundPath,
    title: findTitle(html),
    ...previewOf(language, path),
  };
  const tags = [`<link rel="manifest" href="${manifestOf(language)}" />`, ...metaTags(page, siteUrl, en.product.name)];
  return html.replace(/\s*<\/head>/, (end) => `${tags.map((tag) => `\n    ${tag}`).join('')}${end}`);
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

const compileHeadScript = (
  config: ResolvedConfig,
  isPrerendered: boolean,
  headConfig: HeadScriptConfig,
): Promise<string> =>
  compileScript(config, 'src/core/startup/inlineHeadScript.ts', 'head', {
    __HEAD_SCRIPT_CONFIG__: JSON.stringify(headConfig),
    __IS_PRERENDERED__: JSON.stringify(isPrerendered),
  });

/**
 * The installed worker caches all pages, and the code of those in English. Texts in Bangla follow when a page uses
 * them.
 * @param polyfills the URL of the polyfills, which the worker caches in browsers that need them
 */
const compileWorker = (
  config: ResolvedConfig,
  pages: ReadonlyMap<string, string>,
  assets: readonly string[],
  polyfills: string,
): Promise<string> => {
  const prerendered = [...prerenderedPaths, notFoundPath].map((path) => pages.get(prerenderedFile('en', path)) ?? '');
  const entries = [
    ...[...pages].map(([url, html]) => ({
      url,
      revision: createHash('sha256').update(html).digest('hex').slice(0, 12),
    })),
    ...assets
      .filter((file) => /\.(?:js|css|woff2)$/.test(file) && `/${file}` !== polyfills)
      .filter((file) => prerendered.some((html) => html.includes(file)))
      .map((file) => ({ url: `/${file}`, revision: null })),
  ];
  return compileScript(config, 'src/core/offline/worker/serviceWorker.ts', 'worker', {
    'process.env.NODE_ENV': '"production"',
    __SETTINGS__: String(config.define?.__SETTINGS__),
    __PRECACHE__: JSON.stringify(entries),
    __POLYFILLS__: JSON.stringify([{ url: polyfills, revision: null }]),
  });
};

/** In a separate process, which the script ends itself: the app may leave timers or connections open. */
const renderScript = (module: string): string => `
  import { renderAll } from ${JSON.stringify(module)};
  process.stdout.write(JSON.stringify(await renderAll()), () => process.exit());
`;

/** Builds the app for Node. The assets have the same names as in the browser build. */
const renderPages = async (config: ResolvedConfig, folder: string): Promise<Record<Language, RenderedPages>> => {
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

/** Throws if the body contains something that the Content-Security-Policy forbids. */
const splitHead = (path: string, rendered: string): { head: string; body: string } => {
  const [head = ''] = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(rendered) ?? [];
  const body = rendered.slice(head.length);
  if (/<script\b/.test(body)) throw new Error(`The page ${path} contains an inline script, which the headers forbid.`);
  if (/\sstyle="/.test(body)) throw new Error(`The page ${path} contains a style attribute, which the headers forbid.`);
  return { head, body };
};

const emptyRoot = '<div id="root"></div>';

const entryTag = /[ \t]*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/;

const fontTags = /<link rel="preload"[^>]*as="font"[^>]*>/;

/** Also the preloaded fonts: the files of the Bangla fonts have `bangla` in their names. */
const translateTemplate = (html: string, language: Language, files: readonly string[]): string => {
  if (language === 'en') return html;
  const preloads = files
    .filter((file) => /bangla[^/]*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="">`);
  return html.replace('<html lang="en">', `<html lang="${language}">`).replace(fontTags, preloads.join('\n    '));
};

type BuiltApp = {
  language: Language;
  html: string;
  main: string;
  polyfills: string;
  chunks: RouteChunks;
  notFound: string[];
};

const insertHeadScript = (html: string, script: string): string =>
  insertTooOldScript(
    html.replace(/(<meta charset="utf-8" \/>)/, (charset) => `${charset}\n    <script>${script}</script>`),
  );

const assemblePage = async (
  config: ResolvedConfig,
  { language, html, main, polyfills, chunks, notFound }: BuiltApp,
  path: string,
  rendered: string,
) => {
  const { head, body } = splitHead(path, rendered);
  // Hosts send the not-found page for all unknown paths.
  const own: RouteChunks =
    path === notFoundPath ? [['^', notFound]] : chunks.filter(([pattern]) => new RegExp(pattern).test(path));
  const script = await compileHeadScript(config, true, {
    main,
    polyfills,
    routeChunks: own.map(([pattern, files]) => [pattern, files.filter((file) => file.endsWith('.js'))]),
    preloads: [],
  });
  const stylesheets = own
    .flatMap(([, files]) => files.filter((file) => file.endsWith('.css')))
    .map((file) => `\n    <link rel="stylesheet" crossorigin href="${file}">`);
  const titled = head.includes('<title>') ? html.replace(/\s*<title>[^<]*<\/title>/, '') : html;
  return insertHeadScript(titled, script)
    .replace('</head>', () => `${head}${stylesheets.join('')}\n  </head>`)
    .replace(emptyRoot, () => `<div id="root" data-page="${urlIn(language, path)}">${body}</div>`);
};

const assembleShell = async (
  config: ResolvedConfig,
  { language, html, main, polyfills, chunks }: BuiltApp,
  preloads: HeadScriptConfig['preloads'],
  rendered: string,
) => {
  const { body } = splitHead(appShellFile(language), rendered);
  const script = await compileHeadScript(config, false, {
    main,
    polyfills,
    // Hosts never send the app shell for prerendered pages.
    routeChunks: chunks.filter(([pattern]) => !prerenderedPaths.some((path) => new RegExp(pattern).test(path))),
    preloads,
  });
  return insertHeadScript(html, script).replace(emptyRoot, () => `<div id="root">${body}</div>`);
};

const assembleLanguage = async (
  config: ResolvedConfig,
  app: BuiltApp,
  { apiUrl, siteUrl }: Settings,
  { pages, shell }: RenderedPages,
): Promise<[url: string, html: string][]> => {
  const { language } = app;
  const files: [string, string][] = [];
  for (const [path, page] of Object.entries(pages)) {
    const html = await assemblePage(config, app, path, page);
    files.push([prerenderedFile(language, path), addMeta(html, language, path, siteUrl)]);
  }
  const shellHtml = await assembleShell(config, app, preloadedEndpoints(apiUrl), shell);
  files.push([appShellFile(language), addMeta(shellHtml, language, null, siteUrl)]);
  return files;
};

/** Runs after Vite's build: prerendered pages, app shell, service worker, headers, and compressed copies. */
export const prerenderPlugin = (settings: Settings): Plugin => {
  let config: ResolvedConfig;
  let chunks: Chunk[] = [];
  let polyfills = '';
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      checkPictures(config.publicDir);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await compileScript(config, 'src/core/startup/polyfills/polyfills.ts', 'polyfills', {});
        polyfills = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'polyfills.js', source }))}`;
        chunks = Object.values(bundle).flatMap((one) =>
          one.type === 'chunk'
            ? {
                fileName: one.fileName,
                routes: one.moduleIds.flatMap(
                  (id) => /\/app\/src\/.+\/(?:pages|status)\/(\w+)\.tsx$/.exec(id)?.[1] ?? [],
                ),
                imports: one.imports,
                dynamicImports: one.dynamicImports,
                isBangla: one.moduleIds.some((id) => /\/ui\/src\/copy\/bn\//.test(id)),
                css: [...(one.viteMetadata?.importedCss ?? [])],
              }
            : [],
        );
      },
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const template = bundle['index.html'];
      if (template?.type !== 'asset') throw new Error('The build has no index.html, from which the pages are made.');
      const source = template.source.toString();
      const [tag = '', main = ''] = entryTag.exec(source) ?? [];
      const html = source.replace(tag, '');

      const files = new Map<string, string>();
      const folder = await mkdtemp(join(tmpdir(), 'second-gear-prerender-'));
      try {
        const rendered = await renderPages(config, folder);
        for (const language of languages) {
          const graph = { chunks, entry: main.slice(1), language };
          const app: BuiltApp = {
            language,
            html: translateTemplate(html, language, Object.keys(bundle)),
            main,
            polyfills,
            chunks: routeChunks(graph),
            notFound: notFoundChunks(graph),
          };
          const ofLanguage = await assembleLanguage(config, app, settings, rendered[language]);
          for (const [url, text] of ofLanguage) files.set(url, text);
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }

      files.set(serviceWorkerUrl, await compileWorker(config, new Map(files), Object.keys(bundle), polyfills));
      const assets = Object.keys(bundle).flatMap((file) =>
        file.startsWith('assets/') ? file.slice('assets/'.length) : [],
      );

      const headers = headersOf(settings, [...files.values()].join('\n'));
      files.set('/_headers', headersFile(headers));
      files.set('/_redirects', redirectsFile());
      // Hidden, because Firebase reads this file, but must not serve it.
      files.set('/.firebase.json', firebaseFile(headers, assets));
      for (const language of languages) {
        const texts = { name: en.product.name, description: previewOf(language, '/').description, lang: language };
        files.set(manifestOf(language), manifestFile(texts, urlIn(language, '/'), findThemeColor(html)));
      }
      files.set('/robots.txt', robotsFile(settings.apiUrl, settings.siteUrl));
      if (settings.siteUrl) files.set('/sitemap.xml', sitemapFile(settings.siteUrl, prerenderedPaths));
      for (const [name, text] of files) {
        await mkdir(dirname(join(dir, name)), { recursive: true });
        await writeFile(join(dir, name), text);
      }
      await compressFiles(dir);
    },
  };
};
