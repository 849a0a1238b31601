import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { headersFile, headersOf } from './src/headers.ts';
import { readSettings, type Settings } from './src/settings.ts';

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

/** Writes the headers beside the page that they belong to. The dev server has none: hot reload needs what they forbid. */
const writeHeaders = (settings: Settings): Plugin => ({
  name: 'write-headers',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('There is no index.html to write the headers of.');
      const headers = headersOf(settings, page.source.toString());
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(headers) });
    },
  },
});

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build with its sentence, not the shop in somebody's hands.
  const settings = readSettings({ ...loadEnv(mode, import.meta.dirname, 'VITE_') });
  return {
    plugins: [react(), preloadFont(), writeHeaders(settings)],
    // Small pictures stay files: a page that is to allow no data: addresses needs none.
    build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
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
