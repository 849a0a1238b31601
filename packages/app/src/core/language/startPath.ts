import type { Language } from '@second-gear/ui';
import { splitLanguage, urlIn } from './languagePath.ts';

export const languageKey = 'second-gear:language';

type Visit = {
  pathname: string;
  stored: string | null;
  /** The preferred one first: `['bn-BD', 'en-GB']`. */
  browserLanguages: readonly string[];
};

const toLanguage = (text: string | null | undefined): Language | undefined =>
  text === 'en' || text === 'bn' ? text : undefined;

/** The chosen language; else that of `/bn`; else that of the browser, because users also type URLs without a prefix. */
const startLanguage = ({ pathname, stored, browserLanguages }: Visit): Language => {
  const chosen = toLanguage(stored);
  if (chosen) return chosen;
  if (splitLanguage(pathname).language === 'bn') return 'bn';
  const preferred = browserLanguages.map((tag) => toLanguage(tag.toLowerCase().split('-')[0]));
  return preferred.find((language) => language !== undefined) ?? 'en';
};

/** The same page in the start language. Its own result stays unchanged, so that no redirect follows another. */
export const startPath = (visit: Visit): string => {
  const { language, path } = splitLanguage(visit.pathname);
  const wanted = startLanguage(visit);
  if (wanted === language) return visit.pathname;
  const other = urlIn(wanted, path);
  // The English form of `/bn/bn/blogs` would be a path in Bangla.
  return splitLanguage(other).language === wanted ? other : visit.pathname;
};
