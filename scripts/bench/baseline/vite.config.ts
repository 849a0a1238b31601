import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** As the shop is built, without what the shop does to be fast. */
export default defineConfig({
  plugins: [react()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
});
