import type { Access } from '../../../packages/app/src/routing/paths/routeTable.ts';
import { type Role, roles } from '../../../packages/contract/src/index.ts';
import type { Page, Product, Story } from './product.ts';

/** A screen with those of its stories that belong to one group. Without a page it is a part or a state of several pages. */
export type Screen = { folder: string; page?: Page; stories: readonly Story[] };
export type ScreenGroup = { access: Access; screens: readonly Screen[] };

/** Who may open the pages of a group. */
export const accessNames: Record<Access, string> = {
  public: 'Every user',
  signedIn: 'Signed-in user',
  buyer: 'Buyer',
  seller: 'Seller',
  admin: 'Admin',
};

/** The values of the filter: who uses the app. */
export const viewers = ['all', 'guest', ...roles] as const;
export type Viewer = (typeof viewers)[number];

/** Whether a user may open pages with an access rule. */
export const maySee = (viewer: Viewer, access: Access): boolean =>
  viewer === 'all' || access === 'public' || (viewer !== 'guest' && (access === 'signedIn' || access === viewer));

/** `public/Home` for `Screens/public/Home/HomeScreen` */
export const folderOf = ({ title }: Story): string => title.split('/').slice(1, 3).join('/');

/** The role with which a folder or the name of a story begins, as in `AdminHome` and `Seller View`. */
const roleNamedIn = ({ title, name }: Story): Role | undefined =>
  roles.find((role) => {
    const beginsWithRole = new RegExp(`^${accessNames[role]}(?![a-z])`);
    return [...title.split('/'), name].some((word) => beginsWithRole.test(word));
  });

/**
 * The screens with their stories, in groups of those who may see them, in the order of the route table. A story of a page
 * for several roles belongs to the role that its title or name begins with.
 */
export const groupScreensByAccess = ({ pages, stories }: Pick<Product, 'pages' | 'stories'>): ScreenGroup[] => {
  const screenStories = stories.filter(({ title }) => title.startsWith('Screens/'));
  const accessOf = (story: Story): Access => {
    const access = pages.find(({ screen }) => screen === folderOf(story))?.access ?? 'public';
    return access === 'public' || access === 'signedIn' ? (roleNamedIn(story) ?? access) : access;
  };
  const folders = new Set([...pages.map(({ screen }) => screen), ...screenStories.map(folderOf)]);
  return (Object.keys(accessNames) as Access[]).map((access) => ({
    access,
    screens: [...folders].flatMap((folder): Screen[] => {
      const own = screenStories.filter((story) => folderOf(story) === folder && accessOf(story) === access);
      const page = pages.find(({ screen }) => screen === folder);
      return own.length > 0 ? [{ folder, stories: own, ...(page && { page }) }] : [];
    }),
  }));
};

/** `Bike Details` for `public/BikeDetails`, as Storybook writes names. */
export const screenName = (folder: string): string =>
  folder.slice(folder.indexOf('/') + 1).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
