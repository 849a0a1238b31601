import type { Language } from '@second-gear/ui';
import { createObservable } from '@second-gear/ui/observable';
import { splitLanguage, urlIn } from './languagePath.ts';

const createLanguage = () => createObservable(splitLanguage(window.location.pathname).language);
let created: ReturnType<typeof createLanguage> | undefined;

/** Created late, because the build, which imports this file too, has no window. */
const current = () => {
  created ??= createLanguage();
  return created;
};

const setInUrl = (language: Language) => {
  const { pathname, search, hash } = window.location;
  const now = splitLanguage(pathname);
  if (now.language !== language)
    window.history.replaceState(history.state, '', urlIn(language, now.path) + search + hash);
};

export const languageStore = {
  read: () => current().read(),
  /** After the browser has gone to another history entry. */
  updateUrl: () => setInUrl(current().read()),
  /** Of the app, of the document and of the URL. The history entry and its state stay the same. */
  set: (language: Language) => {
    document.documentElement.lang = language;
    setInUrl(language);
    current().set(language);
  },
  subscribe: (listener: () => void) => current().subscribe(listener),
};
