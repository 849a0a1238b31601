import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { supportedBrowsers } from '../build/browsers/supportedBrowsers.ts';
import { readSettings } from '../src/core/config/readSettings.ts';
import { demoServicesOf } from '../src/core/config/settings.ts';

/** Every service is a demo service. */
const settings = readSettings({});

/** Node cannot read the TypeScript files that this plugin imports. */
const { module: demo } = await runnerImport<typeof import('./demoPlugin.ts')>(
  join(import.meta.dirname, 'demoPlugin.ts'),
  { configFile: false },
);

/** docs/hosting.md. It has no prerendered pages and no headers of its own. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  // In any folder of a host.
  base: './',
  envPrefix: 'NO_SETTINGS_',
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US'] }), demo.demoPlugin()],
  build: {
    outDir: 'dist-demo',
    emptyOutDir: true,
    target: supportedBrowsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The chunk with the mock is large.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  define: {
    __SETTINGS__: JSON.stringify(settings),
    __GOOGLE_WINDOW__: 'false',
    __LOCAL_CARDS__: 'true',
    __HAS_MONITORING__: 'false',
    __HAS_DEMO_SERVICES__: String(demoServicesOf(settings).length > 0),
  },
});
