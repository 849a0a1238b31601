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
 * The language in which the app starts. If the user has chosen a language with the switch, it is that language. If not,
 * a URL with the prefix `/bn` is in Bangla. A URL without a prefix says nothing about the language, because users also
 * type such a URL: then the languages of the browser decide.
 */
const startLanguage = ({ pathname, stored, browserLanguages }: Visit): Language => {
  const chosen = toLanguage(stored);
  if (chosen) return chosen;
  if (splitLanguage(pathname).language === 'bn') return 'bn';
  const preferred = browserLanguages.map((tag) => toLanguage(tag.toLowerCase().split('-')[0]));
  return preferred.find((language) => language !== undefined) ?? 'en';
};

/**
 * The path at which the app starts: the same page in the start language. If the function gets the path that it has
 * returned, it returns this path unchanged, so that one redirect is never followed by another.
 */
export const startPath = (visit: Visit): string => {
  const { language, path } = splitLanguage(visit.pathname);
  const wanted = startLanguage(visit);
  if (wanted === language) return visit.pathname;
  const other = urlIn(wanted, path);
  // A path such as `/bn/bn/blogs` stays as it is, because its English form `/bn/blogs` would be a path in Bangla.
  return splitLanguage(other).language === wanted ? other : visit.pathname;
};
