import type { Language } from '@second-gear/ui';
import { matchPath } from 'react-router-dom';
import { splitLanguage } from '#core/language/languagePath.ts';
import { notFoundPath, routePatterns } from '#core/navigation/routeTable.ts';

/**
 * If not, the host has sent the HTML of another page or language.
 * @param prerenderedPath with the prefix of its language; undefined for the app shell
 * @param pathname without prefix
 */
export const isPrerenderedFor = (
  prerenderedPath: string | undefined,
  language: Language,
  pathname: string,
): boolean => {
  if (prerenderedPath === undefined) return false;
  const prerendered = splitLanguage(prerenderedPath);
  if (prerendered.language !== language) return false;
  return (
    prerendered.path === pathname ||
    (prerendered.path === notFoundPath && !routePatterns.some((pattern) => matchPath(pattern, pathname)))
  );
};
