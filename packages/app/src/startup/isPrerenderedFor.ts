import { matchPath } from 'react-router-dom';
import { notFoundPath, routePatterns } from '../routing/paths/routeTable.ts';

/**
 * Whether the prerendered HTML belongs to the current path. A host may have sent another page's HTML.
 *
 * @param prerenderedPath the path that the build rendered the HTML for; undefined for the app shell
 */
export const isPrerenderedFor = (prerenderedPath: string | undefined, pathname: string): boolean =>
  prerenderedPath === pathname ||
  (prerenderedPath === notFoundPath && !routePatterns.some((pattern) => matchPath(pattern, pathname)));
