import type { Language } from '@second-gear/ui';
import { splitLanguage, urlIn } from './languagePath.ts';

/** In the form that `useSyncExternalStore` needs. */
export type LanguageStore = {
  read(): Language;
  /** Of the app, of the document and of the URL. The history entry and its state stay the same. */
  set(language: Language): void;
  /** After the browser has gone to another history entry. */
  updateUrl(): void;
  subscribe(listener: () => void): () => void;
};

type Page = {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
  document: { documentElement: Pick<HTMLElement, 'lang'> };
};

/** @param getPage returns the window, which the build, that imports this file too, does not have */
const createLanguageStore = (getPage: () => Page): LanguageStore => {
  const listeners = new Set<() => void>();
  let current: Language | undefined;

  const read = () => {
    current ??= splitLanguage(getPage().location.pathname).language;
    return current;
  };
  const updateUrl = () => {
    const { location, history } = getPage();
    const { language, path } = splitLanguage(location.pathname);
    if (language !== read()) {
      history.replaceState(history.state, '', urlIn(read(), path) + location.search + location.hash);
    }
  };

  return {
    read,
    updateUrl,
    set: (language) => {
      current = language;
      getPage().document.documentElement.lang = language;
      updateUrl();
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const languageStore = createLanguageStore(() => window);
