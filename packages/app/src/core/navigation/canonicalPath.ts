import { matchPath } from 'react-router-dom';
import { cleanId, invisible } from './cleanId.ts';
import { routePatterns } from './routeTable.ts';

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean);

const patternOf = (pathname: string): string | undefined =>
  routePatterns.find((pattern) => matchPath(pattern, `/${segmentsOf(pathname).join('/')}`));

/** A text with an invalid percent-encoding is returned unchanged. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The path without the punctuation and the invisible characters at its end. */
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
 * The canonical form of a path: without trailing or double slashes, with the letter case of its route, and without the
 * characters that a text around a link has added to an id or to the end. The router also accepts other forms of a path;
 * `npm start` redirects them to the canonical form. The values of parameters keep their letter case. A path without a
 * route is returned unchanged.
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
