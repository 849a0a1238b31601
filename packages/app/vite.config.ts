import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { chunks, fileNames } from './build/bundle/chunks.ts';
import { createClassNames } from './build/bundle/classNames.ts';
import { englishOnly } from './build/bundle/englishOnly.ts';
import { firstFile } from './build/bundle/entryChunk.ts';
import { leanRouter } from './build/bundle/patchRouter.ts';
import { hostFiles } from './build/hosting/hostingFiles.ts';
import { pages } from './build/prerender/prerenderPlugin.ts';
import { readBuildSettings } from './src/config/checkSettings.ts';
import { demoServicesOf } from './src/config/settings.ts';

/** Where `npm run dev` finds the mock server. */
const mock = `http://localhost:${process.env.MOCK_PORT ?? 4000}`;
const rootPaths = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/pictures', '/_ledger'];

/** The headlines' font is asked for with the page, not when the stylesheet has come. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
});

export default defineConfig(({ mode, command }) => {
  const settings = readBuildSettings(loadEnv(mode, import.meta.dirname, 'VITE_'), process.env.STAND_INS !== 'none');
  return {
    css: { modules: command === 'build' ? { generateScopedName: createClassNames() } : {} },
    plugins: [react(), firstFile(), leanRouter(), englishOnly(), preloadFont(), pages(settings), hostFiles()],
    // Small pictures stay files: a page that is to allow no data: addresses needs none.
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      // Every browser of the target knows modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunks },
          ...fileNames,
        },
        // How long plugins take is no matter of whoever builds the shop, and reads like a warning.
        checks: { pluginTimings: false },
      },
    },
    // What is a stand-in for something that is given is left out.
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __GOOGLE_WINDOW__: JSON.stringify(settings.firebase !== null),
      __LOCAL_CARDS__: JSON.stringify(settings.stripePublishableKey === null),
      __STAND_INS__: JSON.stringify(demoServicesOf(settings).length > 0),
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
