import { lazyComponent } from '../../../lazy/lazyComponent.tsx';

/** The note InAppBrowserNote. Its code is loaded only when the page is open in the browser of another app. */
export const LazyInAppBrowserNote = lazyComponent(
  async () => (await import('./InAppBrowserNote.tsx')).InAppBrowserNote,
);
