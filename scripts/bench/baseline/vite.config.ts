import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** As the app is built, without the app's own optimizations. */
export default defineConfig({
  plugins: [react()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
});
