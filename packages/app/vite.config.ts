import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readSettings } from './src/settings.ts';

/** Where `npm run dev` finds the mock server. */
const mock = `http://localhost:${process.env.MOCK_PORT ?? 4000}`;
const rootPaths = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/pictures', '/_ledger'];

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build with its sentence, not the shop in somebody's hands.
  readSettings({ ...loadEnv(mode, import.meta.dirname, 'VITE_') });
  return {
    plugins: [react()],
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
