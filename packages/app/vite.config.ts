import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { chunks, fileNames } from './build/bundle/chunks.ts';
import { createClassNames } from './build/bundle/classNames.ts';
import { englishOnly } from './build/bundle/englishOnly.ts';
import { entryChunk } from './build/bundle/entryChunk.ts';
import { patchRouter } from './build/bundle/patchRouter.ts';
import { hostingFiles } from './build/hosting/hostingFiles.ts';
import { prerenderPlugin } from './build/prerender/prerenderPlugin.ts';
import { readBuildSettings } from './src/config/checkSettings.ts';
import { demoServicesOf } from './src/config/settings.ts';

/** The address at which `npm run dev` expects the mock server. */
const mock = `http://localhost:${process.env.MOCK_PORT ?? 4000}`;
const rootPaths = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/pictures', '/_ledger'];

/** Preloads the font of the headings with the HTML, instead of after the stylesheet. */
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
  const settings = readBuildSettings(loadEnv(mode, import.meta.dirname, 'VITE_'), process.env.DEMO_SERVICES !== 'none');
  return {
    css: { modules: command === 'build' ? { generateScopedName: createClassNames() } : {} },
    plugins: [
      react(),
      entryChunk(),
      patchRouter(),
      englishOnly(),
      preloadFont(),
      prerenderPlugin(settings),
      hostingFiles(),
    ],
    // `assetsInlineLimit: 0` keeps small images as files, because the Content-Security-Policy allows no `data:` URLs.
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      // No polyfill, because every browser of `target` supports modulepreload.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunks },
          ...fileNames,
        },
        // Vite prints the timings of plugins like a warning, although a person who builds the app can change nothing
        // about them.
        checks: { pluginTimings: false },
      },
    },
    // With these constants the bundler leaves out each demo service that a setting replaces by a real service.
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __GOOGLE_WINDOW__: JSON.stringify(settings.firebase !== null),
      __LOCAL_CARDS__: JSON.stringify(settings.stripePublishableKey === null),
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
