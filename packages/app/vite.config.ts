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

/**
 * Adds a preload link for the font of the headings to the HTML. Without the link, the browser would request the font
 * only after the stylesheet has loaded.
 */
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
 * Returns a group for code that only some pages use. Without a group of its own, the group `shared` would merge this
 * code into chunks of other pages. `tests` match the paths of the modules in the group.
 */
const separateChunk = (name: string, ...tests: readonly RegExp[]) => ({
  name,
  test: new RegExp(tests.map(({ source }) => source).join('|')),
  priority: 1,
  includeDependenciesRecursively: false,
});

/**
 * Groups of modules that the bundler puts into one chunk each, so that pages send fewer requests. Without groups, the
 * bundler makes one chunk for each set of pages that share some code, and most of these chunks are very small.
 */
const chunkGroups = [
  // One chunk for all code that every page loads at its start.
  { name: 'entry', tags: ['$initial' as const], priority: 2 },
  // Images and the keys of lists, which would otherwise be two chunks of the blogs too.
  separateChunk('image', /[\\/]base[\\/]Image[\\/]/, /[\\/]withUniqueKeys\.ts/),
  // The virtualizer of long lists, which the home page does not need.
  separateChunk('virtualizer', /[\\/](virtual-core|react-virtual|virtualizer)[\\/]/),
  // The fields of forms, which a list of bikes does not need.
  separateChunk(
    'forms',
    /[\\/]react-(aria|stately)[\\/].*[\\/](form|label|textfield)[\\/]/,
    /[\\/](FieldError|Form|Group|Input|Text|TextArea|TextField|useFormReset|useLabels)\.mjs/,
    /[\\/]components[\\/]forms[\\/](FormParts|TextField)[\\/]/,
    /[\\/]Password(Field\.module|Input)\./,
  ),
  // The texts of the page of a bike, of which orders and receipts use some.
  separateChunk('bikeTexts', /[\\/]copy[\\/]bikes[\\/]bikeDetails\.ts/),
  // The code that forms and lists have in common.
  separateChunk('actions', /[\\/](useSingleFlight|truncate|showDelayedLoadingToast)\.ts/),
  // The code that positions tooltips and selects, which the login page and the payment page do not need.
  separateChunk(
    'positions',
    /[\\/](calculatePosition|useOverlayPosition|OverlayArrow|useCloseOnScroll|useResizeObserver)\.mjs/,
  ),
  // The bikes of all brands, which the home page does not need, and the link, which the login shares with lists of bikes.
  separateChunk('allBikes', /[\\/]queries[\\/]allBikes\.ts/),
  // Tooltips, and the state of menus and dialogs, which the home page does not need.
  separateChunk(
    'tooltip',
    /[\\/]react-(aria|stately)[\\/].*[\\/]tooltip[\\/]/,
    /[\\/](Tooltip|VerifiedBadge)(\.module)?\.(mjs|tsx|css)/,
    /[\\/](useModal\.mjs|detailFields\.ts)/,
  ),
  separateChunk(
    'overlays',
    /[\\/](useControlledState|Autocomplete|PortalProvider|useOverlayTriggerState|animation)\.mjs/,
  ),
  // The select of the sign-up page needs it, and no code of lists that it would otherwise be in one chunk with.
  separateChunk('externalStore', /[\\/]use-sync-external-store[\\/]/),
  separateChunk('link', /[\\/]components[\\/]base[\\/]Link[\\/]/),
  // The code that reads prices as numbers, which only search, comparison and the tools for sellers need.
  separateChunk('prices', /[\\/]readNumber\.ts/),
  // The code that at least seven pages or dialogs share. The bundler merges chunks of less than 20,000 bytes with the
  // most similar chunk. With another number than seven, or with a group for the bike cards, the home page or the sign-up
  // page would load more code that it does not use.
  {
    name: 'shared',
    // Texts in Bangla are loaded only in Bangla, so they must not be in a chunk with other code.
    test: /^(?!.*[\\/]copy[\\/]bn[\\/])/,
    minShareCount: 7,
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
      // The build keeps only the English form of the texts that react-aria itself contains. The app does not use the
      // other languages.
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
        // Disables a message of Vite about slow plugins. It looks like a warning, but a developer who builds the app
        // cannot change the plugins.
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
