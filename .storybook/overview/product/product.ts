import type { Access } from '../../../packages/app/src/core/navigation/routeTable.ts';

/** A story, with the modes of its thumbnails, such as `dark-phone`, and the height of each in CSS pixels. */
export type Story = {
  id: string;
  /** `Screens/Every user/Home/HomeScreen` */
  title: string;
  /** The folder of a screen's story in `packages/ui/src/screens`, such as `public/Home`. */
  folder?: string;
  /** `Nothing Advertised` */
  name: string;
  thumbnails: Readonly<Record<string, number>>;
};

/** The folder of a screen in the path of a file of this repository: `public/Home`. */
export const screenFolderIn = (path: string): string | undefined =>
  /packages\/ui\/src\/screens\/(\w+\/\w+)\//.exec(path)?.[1];

/** A page of the app, as the route table and the files of its route describe it. */
export type Page = {
  /** The name in the route table. For the not-found page it is `notFound`, because the table has no route for it. */
  name: string;
  /** The path pattern, such as `/categories/:id`. */
  path: string;
  access: Access;
  layout: 'public' | 'dashboard';
  /** The folder of its screen in `packages/ui/src/screens`, such as `public/Home`. */
  screen: string;
};

/** What surrounds several pages, or replaces a page, and has links too. */
export const flowSources = {
  navbar: 'Navbar and footer',
  menu: 'Menu of the dashboard',
  errorPage: 'Error page',
  unknownPath: 'Any unknown path',
} as const;

/** An arrow of the flow map. */
export type Arrow = {
  /** The name of a page, or a key of `flowSources`. */
  from: string;
  /** The name of a page. */
  to: string;
  /** `link`: the user follows a link, or the page navigates. `redirect`: the app decides, for example because of a guard. */
  kind: 'link' | 'redirect';
  /** The condition of a redirect, such as *for a guest*. */
  when?: string;
};

/** What Storybook's overview pages show. The virtual module `virtual:product` provides it, without the thumbnails. */
export type Product = { stories: readonly Story[]; pages: readonly Page[]; arrows: readonly Arrow[] };
