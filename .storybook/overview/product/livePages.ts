import { readFileSync } from 'node:fs';
import { notFoundPath, type RouteName } from '../../../packages/app/src/core/navigation/routeTable.ts';
import type { Db } from '../../../packages/fixtures/src/db.ts';
import type { Page } from './product.ts';

/** The data with which the demo starts. */
const readDemoData = (): Db => JSON.parse(readFileSync(new URL('../../../db.json', import.meta.url), 'utf8'));

/** The parameters of the paths: ids of records that the demo has at the beginning. The bookings are those of its buyer. */
const demoParameters = ({
  categories: [category],
  products: [bike],
  bookings,
}: Db): Partial<Record<RouteName, Record<string, string | undefined>>> => ({
  category: { id: category?.category_id },
  bike: { categoryId: bike?.category_id, id: bike?._id },
  payment: { id: bookings.find(({ paid }) => !paid)?._id },
  receipt: { id: bookings.find(({ paid }) => paid)?._id },
});

/**
 * Returns the URLs at which the screens can be used in the demo, by the folders of the screens. The demo opens the login
 * page first where a page needs a user.
 *
 * @param demoUrl the URL of the demo's folder, which may be relative to Storybook; undefined if there is no demo
 * @throws {Error} for a path with a parameter that `demoParameters` does not have
 */
export const livePages = (
  pages: readonly Pick<Page, 'name' | 'screen' | 'path'>[],
  demoUrl: string | undefined,
): Record<string, string> => {
  if (!demoUrl) return {};
  const parameters: Record<string, Record<string, string | undefined>> = demoParameters(readDemoData());
  const livePath = ({ name, path }: Pick<Page, 'name' | 'path'>): string =>
    path === '*'
      ? notFoundPath
      : path.replace(/:(\w+)/g, (parameter, key: string) => {
          const id = parameters[name]?.[key];
          if (!id) throw new Error(`There is no example of ${parameter} in ${path}. Add it to demoParameters.`);
          return id;
        });
  return Object.fromEntries(
    pages.map((page) => [page.screen, `${demoUrl}?path=${encodeURIComponent(livePath(page))}`]),
  );
};
