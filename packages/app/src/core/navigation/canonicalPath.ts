import { matchPath } from 'react-router-dom';
import { cleanId, invisible } from './cleanId.ts';
import { routePatterns } from './routeTable.ts';

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean);

const patternOf = (pathname: string): string | undefined =>
  routePatterns.find((pattern) => matchPath(pattern, `/${segmentsOf(pathname).join('/')}`));

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Punctuation and invisible characters. */
const withoutEnd = (pathname: string): string =>
  decode(pathname)
    .replace(invisible, '')
    .replace(/[^\p{L}\p{M}\p{N}]+$/u, '');

const cleanSegment = (segment: string): string => {
  const id = decode(segment);
  const cleaned = cleanId(id);
  return cleaned === id ? segment : cleaned;
};

/**
 * Also without what a text around a link has added to an id or to the end. `npm start` redirects to this form. A path
 * without a route is returned unchanged.
 */
export const canonicalPath = (pathname: string): string => {
  const routed = [pathname, withoutEnd(pathname)].find(patternOf);
  const pattern = routed && patternOf(routed);
  if (!pattern) return pathname;
  const values = segmentsOf(routed).map(cleanSegment);
  return `/${segmentsOf(pattern)
    .map((segment, index) => (segment.startsWith(':') ? values[index] : segment))
    .join('/')}`;
};
