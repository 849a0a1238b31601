import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
// By their files, because Vite leaves packages in its configuration to Node, which reads no TypeScript.
import { endpoints } from '../../../contract/src/endpoints.ts';
import { en, enMeta } from '../../../ui/src/copy/en.ts';
import type { BuildSettings } from '../../src/config/checkSettings.ts';
import type { WorkerBuild } from '../../src/offline/worker/precache.ts';
import { serviceWorkerUrl } from '../../src/offline/worker/serviceWorkerUrl.ts';
import { notFoundPath, prerenderedPaths, routeTable } from '../../src/routing/routeTable.ts';
import type { HeadScriptConfig } from '../../src/startup/headScriptConfig.ts';
import { fileNames } from '../bundle/chunks.ts';
import { redirectsFile } from '../hosting/hostingConfig.ts';
import { headersFile, headersOf } from '../hosting/securityHeaders.ts';
import { compressFiles } from './compressFiles.ts';
import { metaTags, type PageMeta } from './documentMeta.ts';
import { earlyCalls } from './preloadedEndpoints.ts';
import { robotsFile, sitemapFile } from './robotsAndSitemap.ts';
import { type Chunk, notFoundChunks, routeChunks } from './routeChunks.ts';
import { manifestFile } from './webManifest.ts';

/** The pages that were drawn, by their paths, and what all others begin with. */
type Drawn = { pages: Record<string, string>; frame: string; firstBikes: string };

/** Where each page is put: hosts answer `/blogs` with `blogs.html`. The shop's other pages are answered with `app.html`. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const everyOther = 'app.html';

/** What the pages say of themselves where no script runs, but for their titles, which they have already. */
const told: Record<string, Pick<PageMeta, 'description' | 'picture' | 'pictureAlt'>> = {
  [routeTable.home.path]: { ...enMeta.home, picture: '/shares/home.jpg' },
  [routeTable.blogs.path]: { ...enMeta.blogs, picture: '/shares/blogs.jpg' },
  [notFoundPath]: { ...enMeta.missing, picture: '/shares/missing.jpg' },
};

const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** Of a page that is somebody's own, a link tells what the home page's does, and leads to it only after a login. */
const addMeta = (html: string, path: string | null, siteUrl: string | null): string => {
  const { picture, pictureAlt, description } = told[path ?? routeTable.home.path] ?? {};
  if (!picture || !pictureAlt || !description) throw new Error(`The page ${path} says nothing of itself.`);
  const isPublic = path !== null && prerenderedPaths.includes(path);
  const page = {
    path: isPublic ? path : null,
    isMissing: path === notFoundPath,
    title: titleIn(html),
    description,
    picture,
    pictureAlt,
  };
  const tags = ['<link rel="manifest" href="/manifest.webmanifest" />', ...metaTags(page, siteUrl, en.product.name)];
  return html.replace(/\s*<\/head>/, (end) => `${tags.map((tag) => `\n    ${tag}`).join('')}${end}`);
};

const installed = {
  name: en.product.name,
  description: enMeta.home.description,
  lang: enMeta.language,
};

/** What a page asks for by tags of its own. */
const firstFiles = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file),
  ),
];

const groundIn = (html: string): string => /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1] ?? '';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const run = promisify(execFile);

const quiet = ({ root, mode, envDir }: ResolvedConfig): InlineConfig => ({
  root,
  mode,
  envDir: envDir || false,
  configFile: false,
  logLevel: 'error',
});

/** One script of its own as text, with all that it imports. */
const compileAlone = async (
  config: ResolvedConfig,
  file: string,
  name: string,
  define: Record<string, string>,
  format: 'iife' | 'es' = 'iife',
): Promise<string> => {
  const result = await build({
    ...quiet(config),
    publicDir: false,
    define,
    build: {
      write: false,
      target: config.build.target,
      reportCompressedSize: false,
      modulePreload: false,
      // A library's module would keep its spaces.
      rolldownOptions: { output: { minify: true } },
      lib: { entry: join(config.root, file), formats: [format], name },
    },
  });
  const [script] = Array.isArray(result) ? (result[0]?.output ?? []) : [];
  const code = script?.type === 'chunk' ? script.code : '';
  if (!code) throw new Error(`${file} came out empty.`);
  return code.trim();
};

/** What each page is made of: a regular expression for its path, and the files. */
type Parts = ReturnType<typeof routeChunks>;

type Head = Pick<HeadScriptConfig, 'main' | 'calls' | 'firstBikes'> & { parts: Parts; isDrawn: boolean };

/** The script of the head, for one page. */
const compileHead = (config: ResolvedConfig, { isDrawn, parts, ...page }: Head): Promise<string> => {
  const files = [...new Set(parts.flatMap(([, needed]) => needed))];
  const told: HeadScriptConfig = {
    ...page,
    files,
    routeChunks: parts.map(([path, needed]) => [path, needed.map((file) => files.indexOf(file))]),
  };
  return compileAlone(config, 'src/startup/inlineHeadScript.ts', 'head', {
    __PAGE__: JSON.stringify(told),
    __IS_DRAWN__: JSON.stringify(isDrawn),
  });
};

/** What draws the first bikes of a list before the shop's script has come. */
const compileFirstBikes = (config: ResolvedConfig, page: string): Promise<string> =>
  compileAlone(
    config,
    'src/startup/renderFirstCards.ts',
    'firstBikes',
    { ...config.define, __ONE_BIKE__: JSON.stringify(page) } as Record<string, string>,
    'es',
  );

/** The service worker, for this build. */
const compileWorker = (config: ResolvedConfig, worker: WorkerBuild): Promise<string> =>
  compileAlone(config, 'src/offline/worker/serviceWorker.ts', 'worker', { __BUILD__: JSON.stringify(worker) });

/** In a process of its own: the app has no end, and would keep this one waiting for it. */
const drawing = (module: string): string => `
  import { draw, drawFirstBikes, drawFrame, drawnPages } from ${JSON.stringify(module)};
  const pages = {};
  for (const path of drawnPages) pages[path] = await draw(path);
  const drawn = { pages, frame: await drawFrame(), firstBikes: await drawFirstBikes() };
  process.stdout.write(JSON.stringify(drawn), () => process.exit());
`;

/** Draws the pages by the app itself, built for Node. Its files are named as the browser's are, being made of the same. */
const drawPages = async (config: ResolvedConfig, folder: string): Promise<Drawn> => {
  await build({
    ...quiet(config),
    plugins: [react()],
    css: { modules: config.css.modules },
    define: { ...config.define, __GOOGLE_WINDOW__: 'false' },
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { output: { assetFileNames: fileNames.assetFileNames } },
    },
  });
  const module = pathToFileURL(join(folder, 'prerender.js')).href;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', drawing(module)], {
    maxBuffer: 16 * 2 ** 20,
  });
  return JSON.parse(stdout);
};

/** What React says of the page's head, it says in front of it. Throws where the headers would forbid what was drawn. */
const split = (path: string, drawn: string): { head: string; body: string } => {
  const [head = ''] = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(drawn) ?? [];
  const body = drawn.slice(head.length);
  if (/<script\b/.test(body)) throw new Error(`The page ${path} is drawn with a script of its own.`);
  if (/\sstyle="/.test(body))
    throw new Error(`The page ${path} is drawn with a style attribute, which the headers forbid.`);
  return { head, body };
};

const place = '<div id="root"></div>';

const mainScript = /[ \t]*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/;

type Pages = { html: string; missing: string[]; parts: Parts } & Pick<Head, 'main'>;

/** Hardly a KiB between them, next to what the home page has: the blogs, and the page that says that there is none. */
const smallFiles = ({ parts, missing }: Pick<Pages, 'parts' | 'missing'>): string[] => [
  ...new Set([
    ...parts.flatMap(([path, files]) => (new RegExp(path).test(routeTable.blogs.path) ? files : [])),
    ...missing,
  ]),
];

const insertHead = (html: string, script: string): string =>
  html.replace(/(<meta charset="utf-8" \/>)/, (charset) => `${charset}\n    <script>${script}</script>`);

const drawnPage = async (
  config: ResolvedConfig,
  { html, main, parts, missing }: Pages,
  path: string,
  drawn: string,
) => {
  const { head, body } = split(path, drawn);
  // The missing page has no path: it is every other.
  const own: Parts =
    path === notFoundPath ? [['^', missing]] : parts.filter(([pattern]) => new RegExp(pattern).test(path));
  const script = await compileHead(config, {
    main,
    firstCardsScript: '',
    isDrawn: true,
    parts: own.map(([pattern, files]) => [pattern, files.filter((file) => file.endsWith('.js'))]),
    preloads: [],
  });
  const sheets = own
    .flatMap(([, files]) => files.filter((file) => file.endsWith('.css')))
    .map((file) => `\n    <link rel="stylesheet" crossorigin href="${file}">`);
  const titled = head.includes('<title>') ? html.replace(/\s*<title>[^<]*<\/title>/, '') : html;
  return insertHead(titled.replace(mainScript, ''), script)
    .replace('</head>', () => `${head}${sheets.join('')}\n  </head>`)
    .replace(place, () => `<div id="root" data-page="${path}">${body}</div>`);
};

/**
 * Makes the pages of what Vite has built: those that are drawn ahead, the one for every other address, and the headers
 * that belong to them all; and beside each file of text, the same compressed.
 */
export const pages = (settings: BuildSettings): Plugin => {
  let config: ResolvedConfig;
  let chunks: Chunk[] = [];
  return {
    name: 'pages',
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
      if (template?.type !== 'asset') throw new Error('There is no index.html to make the pages of.');
      const html = template.source.toString();
      const [, main = ''] = mainScript.exec(html) ?? [];
      const made: Pages = {
        html,
        main,
        parts: routeChunks(chunks, main.slice(1)),
        missing: notFoundChunks(chunks, main.slice(1)),
      };

      const folder = await mkdtemp(join(tmpdir(), 'second-gear-drawing-'));
      const files = new Map<string, string>();
      let frame = '';
      let firstBikesCode = '';
      try {
        const drawn = await drawPages(config, folder);
        frame = split(everyOther, drawn.frame).body;
        firstBikesCode = await compileFirstBikes(config, split(everyOther, drawn.firstBikes).body);
        for (const [path, page] of Object.entries(drawn.pages))
          files.set(fileOf(path), addMeta(await drawnPage(config, made, path, page), path, settings.siteUrl));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      const firstBikesFile = `assets/firstBikes-${hashOf(firstBikesCode).slice(0, 6)}.js`;
      files.set(firstBikesFile, firstBikesCode);
      const script = await compileHead(config, {
        main,
        firstCardsScript: `/${firstBikesFile}`,
        isDrawn: false,
        // The others stand in pages of their own.
        parts: made.parts.filter(([path]) => !prerenderedPaths.some((one) => new RegExp(path).test(one))),
        preloads: earlyCalls(settings.apiUrl),
      });
      const begun = insertHead(html.replace(mainScript, ''), script).replace(
        place,
        () => `<div id="root">${frame}</div>`,
      );
      files.set(everyOther, addMeta(begun, null, settings.siteUrl));

      const app = files.get(everyOther) ?? '';
      const unchanging = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !file.endsWith('.map'));
      const worker = {
        version: hashOf(app).slice(0, 12),
        required: [main, ...firstFiles(app)],
        optional: smallFiles(made),
        endpointPaths: [...new Set(Object.values(endpoints).map(({ path }) => path))].filter(
          (path) => !path.startsWith('/_'),
        ),
        files: unchanging.map((file) => `/${file}`),
      };
      files.set(serviceWorkerUrl.slice(1), await compileWorker(config, worker));

      const headers = headersOf(settings, [...files.values()].join('\n'));
      files.set('_headers', headersFile(headers));
      files.set('_redirects', redirectsFile());
      files.set('manifest.webmanifest', manifestFile(installed, groundIn(html)));
      files.set('robots.txt', robotsFile(settings.apiUrl, settings.siteUrl));
      if (settings.siteUrl) files.set('sitemap.xml', sitemapFile(settings.siteUrl, prerenderedPaths));
      for (const [name, text] of files) await writeFile(join(dir, name), text);
      await compressFiles(dir);
    },
  };
};
