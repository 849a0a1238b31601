import type { Access } from '../../../packages/app/src/core/navigation/routeTable.ts';
import { roles } from '../../../packages/contract/src/index.ts';
import { accessNames, roleNamedIn } from './access.ts';
import type { Page, Product, Story } from './product.ts';

/** A screen with those of its stories that belong to one group. Without a page it is a part or a state of several pages. */
export type Screen = { folder: string; page?: Page; stories: readonly Story[] };
export type ScreenGroup = { access: Access; screens: readonly Screen[] };

/** The values of the filter: who uses the app. */
export const viewers = ['all', 'guest', ...roles] as const;
export type Viewer = (typeof viewers)[number];

/** Whether a user may open pages with an access rule. */
export const maySee = (viewer: Viewer, access: Access): boolean =>
  viewer === 'all' || access === 'public' || (viewer !== 'guest' && (access === 'signedIn' || access === viewer));

/**
 * The screens with their stories, in groups of those who may see them, in the order of the route table. A story of a page
 * for several roles belongs to the role that its title or name begins with.
 */
export const groupScreensByAccess = ({ pages, stories }: Pick<Product, 'pages' | 'stories'>): ScreenGroup[] => {
  const accessOf = ({ folder, title, name }: Story): Access => {
    const access = pages.find(({ screen }) => screen === folder)?.access ?? 'public';
    const role = [...title.split('/'), name].map(roleNamedIn).find((one) => one !== undefined);
    return access === 'public' || access === 'signedIn' ? (role ?? access) : access;
  };
  const folders = new Set([...pages.map(({ screen }) => screen), ...stories.flatMap(({ folder }) => folder ?? [])]);
  return (Object.keys(accessNames) as Access[]).map((access) => ({
    access,
    screens: [...folders].flatMap((folder): Screen[] => {
      const own = stories.filter((story) => story.folder === folder && accessOf(story) === access);
      const page = pages.find(({ screen }) => screen === folder);
      return own.length > 0 ? [{ folder, stories: own, ...(page && { page }) }] : [];
    }),
  }));
};

/** `Bike Details` for `public/BikeDetails`, as Storybook writes names. */
export const screenName = (folder: string): string =>
  folder.slice(folder.indexOf('/') + 1).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
