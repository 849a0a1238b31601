import { matchPath } from 'react-router-dom';
import { routePatterns } from './routeTable.ts';

/**
 * The canonical form of a path: without trailing or double slashes, and with the letter case of its route. The router
 * also accepts the other forms of a path; `npm start` redirects them to the canonical form. The values of parameters
 * keep their letter case. A path without a route is returned unchanged.
 */
export const canonicalPath = (pathname: string): string => {
  const pathSegments = pathname.split('/').filter(Boolean);
  const pattern = routePatterns.find((one) => matchPath(one, `/${pathSegments.join('/')}`));
  if (!pattern) return pathname;
  const segments = pattern.split('/').filter(Boolean);
  return `/${segments.map((segment, index) => (segment.startsWith(':') ? pathSegments[index] : segment)).join('/')}`;
};
