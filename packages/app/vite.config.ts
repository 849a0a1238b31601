import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, runnerImport } from 'vite';
import { supportedBrowsers } from './build/browsers/supportedBrowsers.ts';
import { hotTextsPlugin } from './build/hotTextsPlugin.ts';
import { readBuildSettings } from './src/core/config/checkSettings.ts';
import { demoServicesOf, type Settings } from './src/core/config/settings.ts';

type Prerendering = typeof import('./build/prerender/prerenderPlugin.ts');

/**
 * Loads the plugin that writes the pages. A static import would make the texts and the routes, which the plugin reads, a
 * part of this configuration, and the development server would restart when one of them changes.
 */
const prerender = async (settings: Settings): Promise<Plugin> => {
  const file = new URL('./build/prerender/prerenderPlugin.ts', import.meta.url);
  const { module } = await runnerImport<Prerendering>(fileURLToPath(file), { configFile: false });
  return module.prerenderPlugin(settings);
};

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

const isIn =
  (...paths: string[]) =>
  (module: string): boolean =>
    paths.some((path) => module.replaceAll('\\', '/').includes(`/${path}`));

/**
 * Groups of modules that the bundler puts into one chunk each, so that pages send fewer requests. Without groups, the
 * bundler makes one chunk for each set of pages that share some code, and most of these chunks are very small.
 */
const chunkGroups = [
  // One chunk for all code that every page loads at its start.
  { name: 'entry', tags: ['$initial' as const], priority: 2 },
  // The small parts of most pages, 4 KiB.
  {
    name: 'parts',
    test: isIn(
      'ui/src/components/base/Button/DisabledReason',
      'ui/src/components/base/Image/',
      'ui/src/components/base/Link/',
      'ui/src/components/base/TextOrFallback/',
      'ui/src/components/base/Tooltip/Tooltip.',
      'ui/src/components/base/VisuallyHidden/',
      'ui/src/components/bikes/CardErrorFallback/',
      'ui/src/components/feedback/EmptyState/',
      'ui/src/components/feedback/InlineAlert/',
      'ui/src/components/feedback/Skeleton/',
      'ui/src/components/feedback/Toasts/showDelayedLoadingToast',
      'ui/src/components/feedback/Toasts/UndoMessage',
      'ui/src/components/layout/PageHeading/',
      'ui/src/components/layout/Stack/',
      'ui/src/hooks/useHasInteracted',
      'ui/src/hooks/useWhenOnline',
      'ui/src/lazy/useCodeAhead',
      'ui/src/lib/withUniqueKeys',
      'app/src/core/feedback/useErrorToast',
      'app/src/core/feedback/showLinkToast',
      'app/src/core/feedback/useUndoToast',
      'app/src/core/storage/lastContact',
      'app/src/features/search/recentSearches',
      'app/src/features/session/useContinueLink',
      'app/src/features/session/useSignInReason',
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // What is read from bikes, the data, the state in the URL and the prices that pages with bikes share, 10 KiB.
  {
    name: 'data',
    test: isIn(
      'domain/src/bikes/bikeFacts',
      'domain/src/bikes/priceInsight',
      'domain/src/bikes/similarBikes',
      'domain/src/numbers/',
      'domain/src/text/markMatches',
      'domain/src/text/stems',
      'domain/src/vocabulary/numberWords',
      'domain/src/vocabulary/parseLists',
      'contract/src/lib/toPoisha',
      'node_modules/jotai-family/',
      'app/src/core/data/',
      'app/src/core/feedback/useAsync',
      'app/src/core/feedback/useRun',
      'app/src/core/navigation/useUrlState',
      'app/src/features/admin/users',
      'app/src/features/booking/bookings',
      'app/src/features/booking/currentSellers',
      'app/src/features/saved/bikeLists',
      'app/src/features/saved/bikeRefs',
      'ui/src/components/base/Table/sortNewestFirst',
      'ui/src/components/bikes/BikeCard/detailFields',
      'ui/src/components/bikes/Price/',
      'ui/src/components/bikes/PriceTagCard/',
      'ui/src/components/bookings/BookingCard/orderState',
      'ui/src/hooks/useFocusFallback',
      'ui/src/lib/isRecent',
      'ui/src/lib/splitText',
      'ui/src/lib/timeAgo',
      'ui/src/lib/withCurrency',
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // The names that bikes are filtered by, 10 KiB. The group 'shared' would add them to pages without bikes.
  {
    name: 'words',
    test: /[\\/]domain[\\/]src[\\/](vocabulary|text|bikes)[\\/](?!fillers|limitWords|synonyms|exclusions|tokens)/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // What the lists of bikes share, also with the page of a bike, 7 KiB.
  {
    name: 'cards',
    test: isIn(
      'app/src/features/booking/bookBike',
      'app/src/features/saved/CompareBar',
      'app/src/features/saved/reportBike',
      'app/src/features/saved/SaveAndCompare',
      'app/src/features/saved/useRemoveSaved',
      'app/src/features/search/useBikeActions',
      'app/src/features/search/useShownBikes',
      'ui/src/components/bikes/BikeCard/',
      'ui/src/components/bikes/BikeGrid/',
      'ui/src/components/bikes/SaveAndCompare/',
      'ui/src/components/bikes/VerifiedBadge/',
      'ui/src/components/layout/PageSection/',
      'ui/src/copy/bikes/places',
      'ui/src/copy/saved/saveAndCompare',
      'ui/src/components/bikes/BikeCards/use',
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // What the page of a bike shares with orders and payments, 5 KiB.
  {
    name: 'details',
    test: isIn(
      'app/src/core/feedback/usePageUrl',
      'ui/src/components/base/BidiText/PhoneText',
      'ui/src/components/bikeDetails/BikePhoto/',
      'ui/src/components/bikeDetails/BikeRow/',
      'ui/src/components/bikeDetails/ContactSeller/',
      'ui/src/components/bikeDetails/Disclosure/',
      'ui/src/components/bikeDetails/PriceInsight/',
      'ui/src/components/bikeDetails/ShareButton/',
      'ui/src/components/bikeDetails/ShareDialog/LazyShareDialog',
      'ui/src/components/bikes/SmallBikeCard/',
      'ui/src/components/layout/DescriptionList/',
      'ui/src/copy/bikes/bikeDetails',
      'ui/src/selling/phone',
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // Label, messages and select, which lists of bikes have too.
  {
    name: 'fields',
    test: isIn('ui/src/components/forms/FormParts/FormParts', 'ui/src/components/forms/Select/'),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // The library of forms, and the parts of forms that use it.
  {
    name: 'forms',
    test: isIn(
      'node_modules/react-hook-form/',
      'ui/src/components/auth/SignInCard/EmailField',
      'ui/src/components/auth/SignInCard/Password',
      'ui/src/components/forms/FormParts/SubmitButton',
      'ui/src/components/forms/TextField/RequiredTextField',
      'ui/src/copy/account/signIn',
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // The code of react-aria that at least four forms, dialogs or lists share. No page of bikes loads it before its first card.
  {
    name: 'aria',
    test: /[\\/]node_modules[\\/](react-aria|react-aria-components|react-stately|@internationalized|clsx)[\\/]/,
    priority: 1,
    minShareCount: 4,
    entriesAware: true,
    entriesAwareMergeThreshold: 80_000,
    includeDependenciesRecursively: false,
  },
  // The code that at least eight pages or dialogs share. The bundler merges chunks of less than 20,000 bytes with the most
  // similar chunk. With a lower number, pages would load much code that they do not use.
  {
    name: 'shared',
    // Texts in Bangla are loaded only in Bangla, so they must not be in a chunk with other code.
    test: /^(?!.*[\\/]copy[\\/]bn[\\/])/,
    minShareCount: 8,
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

export default defineConfig(async ({ command, mode }) => {
  const settings = readBuildSettings(loadEnv(mode, import.meta.dirname, 'VITE_'), process.env.DEMO_SERVICES !== 'none');
  return {
    plugins: [
      react(),
      // The build keeps only the English form of the texts that react-aria itself contains. The app does not use the
      // other languages.
      optimizeLocales.vite({ locales: ['en-US'] }),
      preloadFont(),
      hotTextsPlugin(),
      command === 'build' && (await prerender(settings)),
    ],
    // `assetsInlineLimit: 0` keeps small images as files, because the Content-Security-Policy allows no `data:` URLs.
    build: {
      target: supportedBrowsers,
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
        '/api': { target: mock, rewrite: (path: string) => path.replace(/^\/api/, '') },
        ...Object.fromEntries(rootPaths.map((path) => [path, mock])),
      },
    },
  };
});
