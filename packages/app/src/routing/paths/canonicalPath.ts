import { matchPath } from 'react-router-dom';
import { routePatterns } from './routeTable.ts';

/**
 * The canonical form of a path: no trailing or double slashes, and the letter case of the route. The router also matches the
 * other forms, which `npm start` redirects. The value of `:id` keeps its case. A path without a route is returned unchanged.
 */
export const canonicalPath = (pathname: string): string => {
  const pathSegments = pathname.split('/').filter(Boolean);
  const pattern = routePatterns.find((one) => matchPath(one, `/${pathSegments.join('/')}`));
  if (!pattern) return pathname;
  const segments = pattern.split('/').filter(Boolean);
  return `/${segments.map((segment, index) => (segment.startsWith(':') ? pathSegments[index] : segment)).join('/')}`;
};
