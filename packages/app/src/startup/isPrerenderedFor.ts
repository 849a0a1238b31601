import { matchPath } from 'react-router-dom';
import { notFoundPath, routePatterns } from '../routing/routeTable.ts';

/**
 * Whether the page that stands here, drawn when the shop was built, is the one of this address: a host may have put another
 * there.
 *
 * @param drawn the path that it was drawn for
 */
export const isPrerenderedFor = (drawn: string | undefined, pathname: string): boolean =>
  drawn === pathname || (drawn === notFoundPath && !routePatterns.some((pattern) => matchPath(pattern, pathname)));
