import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { prerenderPlugin } from './build/prerender/prerenderPlugin.ts';
import { readBuildSettings } from './src/config/checkSettings.ts';
import { demoServicesOf } from './src/config/settings.ts';

/** The address at which `npm run dev` expects the mock server. */
const mock = `http://localhost:${process.env.MOCK_PORT ?? 4000}`;
const rootPaths = [
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/pictures',
  '/_ledger',
  '/_mails',
  '/_password',
  '/_reports',
];

/** Preloads the font of the headings with the HTML, instead of after the stylesheet. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        // The fonts of Bangla pages have names of their own.
        .filter((file) => file.endsWith('.woff2') && !file.includes('bangla'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
});

/**
 * Code of some pages, which the group `shared` would merge into chunks of other pages. `tests` match the paths of its modules.
 */
const separateChunk = (name: string, ...tests: readonly RegExp[]) => ({
  name,
  test: new RegExp(tests.map(({ source }) => source).join('|')),
  priority: 1,
  includeDependenciesRecursively: false,
});

/**
 * Chunks that reduce the number of requests. The bundler makes one chunk for each set of pages that share some code, most of
 * them very small.
 */
const chunkGroups = [
  // One file for all code that every page loads at its start.
  { name: 'entry', tags: ['$initial' as const], priority: 2 },
  // The virtualizer of long lists, which the home page does not need.
  separateChunk('virtualizer', /[\\/](virtual-core|react-virtual|virtualizer)[\\/]/),
  // The fields of forms, which a list of bikes does not need.
  separateChunk(
    'forms',
    /[\\/]react-(aria|stately)[\\/].*[\\/](form|label|textfield)[\\/]/,
    /[\\/](FieldError|Form|Group|Input|Text|TextArea|TextField|useFormReset|useLabels)\.mjs/,
    /[\\/]components[\\/]forms[\\/](FormParts|TextField)[\\/]/,
  ),
  // The position of tooltips and selects, which the login and the payment do not need.
  separateChunk(
    'positions',
    /[\\/](calculatePosition|useOverlayPosition|OverlayArrow|useCloseOnScroll|useResizeObserver)\.mjs/,
  ),
  // Prices as numbers, which only search, comparison and the tools for sellers need.
  separateChunk('prices', /[\\/]readNumber\.ts/),
  // Code of at least five pages or dialogs: chunks of less than 20,000 bytes are merged with the most similar one. With
  // fewer users, or with a group for the bike cards, the home page would load code of pages that it does not show.
  {
    name: 'shared',
    // Texts in Bangla are loaded only in Bangla, so they must not be in a chunk with other code.
    test: /^(?!.*[\\/]copy[\\/]bn[\\/])/,
    minShareCount: 5,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
    includeDependenciesRecursively: false,
  },
];

/**
 * Shortens 'shared~Login~SignUp~….css' to 'shared.css'. The bundler names a shared chunk after the pages that load it, and each
 * of these pages contains the names of its chunks.
 */
const shortenChunkName = (name: string): string => name.replace(/~[^.]*/, '');

export default defineConfig(({ mode }) => {
  const settings = readBuildSettings(loadEnv(mode, import.meta.dirname, 'VITE_'), process.env.DEMO_SERVICES !== 'none');
  return {
    plugins: [
      react(),
      // The app's texts are English, so react-aria's hidden texts must be English too.
      optimizeLocales.vite({ locales: ['en-US'] }),
      preloadFont(),
      prerenderPlugin(settings),
    ],
    // `assetsInlineLimit: 0` keeps small images as files, because the Content-Security-Policy allows no `data:` URLs.
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      // No polyfill, because every browser of `target` supports modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
          sanitizeFileName: shortenChunkName,
        },
        // Vite prints the timings of plugins like a warning, although a person who builds the app can change nothing
        // about them.
        checks: { pluginTimings: false },
      },
    },
    // With these constants the bundler leaves out each demo service that a setting replaces by a real service, and the
    // code of monitoring if it is off.
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __GOOGLE_WINDOW__: JSON.stringify(settings.firebase !== null),
      __LOCAL_CARDS__: JSON.stringify(settings.stripePublishableKey === null),
      __HAS_MONITORING__: JSON.stringify(settings.monitoring !== null),
      __HAS_DEMO_SERVICES__: JSON.stringify(demoServicesOf(settings).length > 0),
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: {
        '/api': { target: mock, rewrite: (path) => path.replace(/^\/api/, '') },
        ...Object.fromEntries(rootPaths.map((path) => [path, mock])),
      },
    },
  };
});
