import { matchPath } from 'react-router-dom';
import { routePatterns } from './routeTable.ts';

/**
 * The address of the page that the router draws at `pathname`: it also draws it for a slash at the end, for doubled ones, and
 * in another letter case, as `npm start` redirects them. What stands for `:id` keeps its case. A path of no page is unchanged.
 */
export const canonicalPath = (pathname: string): string => {
  const parts = pathname.split('/').filter(Boolean);
  const pattern = routePatterns.find((one) => matchPath(one, `/${parts.join('/')}`));
  if (!pattern) return pathname;
  const wanted = pattern.split('/').filter(Boolean);
  return `/${wanted.map((part, place) => (part.startsWith(':') ? parts[place] : part)).join('/')}`;
};
