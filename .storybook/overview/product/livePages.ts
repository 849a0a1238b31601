import type { Page } from './product.ts';

/**
 * Returns the URLs at which the screens can be used in the demo, by the folders of the screens. The screen of a page whose
 * path has a parameter, such as the id of a bike, has the URL of the demo's first page.
 *
 * @param demoUrl the URL of the demo's folder, which may be relative to Storybook; undefined if there is no demo
 */
export const livePages = (
  pages: readonly Pick<Page, 'screen' | 'path'>[],
  demoUrl: string | undefined,
): Record<string, string> =>
  demoUrl
    ? Object.fromEntries(
        pages.map(({ screen, path }) => [
          screen,
          demoUrl + (/[:*]/.test(path) ? '' : `?path=${encodeURIComponent(path)}`),
        ]),
      )
    : {};
