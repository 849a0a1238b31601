import { useLanguage } from '#core/language/AppLanguage.tsx';
import { urlIn } from '#core/language/languagePath.ts';

/** Returns the function that converts a path of the app to the absolute URL of the page, in the current language. */
export const usePageUrl = (): ((path: string) => string) => {
  const language = useLanguage();
  return (path) => new URL(urlIn(language, path), window.location.href).href;
};
