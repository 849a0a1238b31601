import { lacksApis } from '../src/core/startup/polyfills/lacksApis.ts';

/** Adds missing APIs before the browser runs any other module. */
const start = async () => {
  // `tooOldBrowser.js` has replaced the page by a text.
  if (document.documentElement.dataset.tooOld !== undefined) return;
  if (lacksApis()) await import('../src/core/startup/polyfills/polyfills.ts');
  await import('./main.ts');
};

void start();
