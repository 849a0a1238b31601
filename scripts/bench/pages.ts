import type { Who } from './browsers.ts';
import type { PageName } from './budget.ts';
import { brand } from './datasets.ts';

/** Where each page is, who opens it, and what is on it once it is there. */
export const pages: Record<PageName, { path: string; who?: Who; shown: string }> = {
  home: { path: '/', shown: 'h1' },
  blogs: { path: '/blogs', shown: 'h1' },
  login: { path: '/login', shown: 'form' },
  'sign up': { path: '/signup', shown: 'form' },
  bikes: { path: `/categories/${brand}`, who: 'buyer', shown: 'article button' },
};

/** How many bikes the measured list has. */
export const bikesOffered = 30;
