import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the baseline page with the same Vite as the app, but without the app's own optimizations. */
export default defineConfig({
  plugins: [react()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
});
