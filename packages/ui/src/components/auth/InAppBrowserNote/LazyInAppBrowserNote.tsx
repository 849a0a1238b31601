import { lazyComponent } from '../../../lazy/lazyComponent.tsx';

/** Loaded only in the browser of another app. */
export const LazyInAppBrowserNote = lazyComponent(
  async () => (await import('./InAppBrowserNote.tsx')).InAppBrowserNote,
);
