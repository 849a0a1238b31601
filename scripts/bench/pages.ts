import type { PageName } from './budget.ts';
import { category } from './datasets.ts';
import type { Role } from './measure/browsers.ts';

/** The path of each page, the role of the user (without it, a guest), and a selector for its content. */
export const pages: Record<PageName, { path: string; role?: Role; shown: string }> = {
  home: { path: '/', shown: 'h1' },
  blogs: { path: '/blogs', shown: 'h1' },
  login: { path: '/login', shown: 'form' },
  'sign up': { path: '/signup', shown: 'form' },
  bikes: { path: `/categories/${category}`, role: 'buyer', shown: 'article button' },
};

/** The number of bikes in the measured list. */
export const bikesInList = 30;
