import { matchPath } from 'react-router-dom';
import { notFoundPath, routePatterns } from '../routing/paths/routeTable.ts';

/**
 * Whether the prerendered HTML belongs to the current path. If not, the host has sent the HTML of another page.
 *
 * @param prerenderedPath the path for which the build rendered the HTML; undefined for the app shell
 */
export const isPrerenderedFor = (prerenderedPath: string | undefined, pathname: string): boolean =>
  prerenderedPath === pathname ||
  (prerenderedPath === notFoundPath && !routePatterns.some((pattern) => matchPath(pattern, pathname)));
