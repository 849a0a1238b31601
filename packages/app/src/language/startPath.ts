import type { Language } from '@second-gear/ui';
import { splitLanguage, urlIn } from './languagePath.ts';

/** The key in local storage of the language that the user has chosen with the switch. */
export const languageKey = 'second-gear:language';

type Visit = {
  /** The path of the URL that the user has opened. */
  pathname: string;
  /** The text in local storage at `languageKey`. */
  stored: string | null;
  /** The languages of the browser, the preferred one first: `['bn-BD', 'en-GB']`. */
  browserLanguages: readonly string[];
};

const toLanguage = (text: string | null | undefined): Language | undefined =>
  text === 'en' || text === 'bn' ? text : undefined;

/**
 * The language in which the app starts: the one that the user has chosen, or the one of the URL. A URL without prefix is
 * also the URL that users type. So if the user has not chosen a language, it follows the languages of the browser.
 */
const startLanguage = ({ pathname, stored, browserLanguages }: Visit): Language => {
  const chosen = toLanguage(stored);
  if (chosen) return chosen;
  if (splitLanguage(pathname).language === 'bn') return 'bn';
  const preferred = browserLanguages.map((tag) => toLanguage(tag.toLowerCase().split('-')[0]));
  return preferred.find((language) => language !== undefined) ?? 'en';
};

/**
 * The path at which the app starts: the same page in the start language. For the returned path the function returns the same
 * path again, so that a redirect to it is never followed by another one.
 */
export const startPath = (visit: Visit): string => {
  const { language, path } = splitLanguage(visit.pathname);
  const wanted = startLanguage(visit);
  if (wanted === language) return visit.pathname;
  const other = urlIn(wanted, path);
  // The English form of `/bn/bn/blogs` would be a path in Bangla.
  return splitLanguage(other).language === wanted ? other : visit.pathname;
};
