import { lazyComponent } from '../../../lazy/lazyComponent.tsx';

export const LazyInAppBrowserNote = lazyComponent(
  async () => (await import('./InAppBrowserNote.tsx')).InAppBrowserNote,
);
