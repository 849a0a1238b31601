import { matchPath } from 'react-router-dom';
import { patterns } from '../routing/routePatterns.ts';

/** What the page that says that there is none is drawn for: hosts have it at every address that they do not know. */
export const missingPage = '/404';

/**
 * Whether the page that stands here, drawn when the shop was built, is the one of this address: a host may have put another
 * there.
 *
 * @param drawn the path that it was drawn for
 */
export const isDrawnFor = (drawn: string | undefined, pathname: string): boolean =>
  drawn === pathname ||
  (drawn === missingPage && !Object.values(patterns).some((pattern) => matchPath(pattern, pathname)));
