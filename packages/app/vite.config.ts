import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { readSettings } from './src/settings.ts';

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

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build with its sentence, not the shop in somebody's hands.
  readSettings({ ...loadEnv(mode, import.meta.dirname, 'VITE_') });
  return {
    plugins: [react(), preloadFont()],
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
