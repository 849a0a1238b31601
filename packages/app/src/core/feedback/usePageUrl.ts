import { useLanguage } from '#core/language/AppLanguage.tsx';
import { urlIn } from '#core/language/languagePath.ts';

/** The absolute URL of a path of the app, in the current language. */
export const usePageUrl = (): ((path: string) => string) => {
  const language = useLanguage();
  return (path) => new URL(urlIn(language, path), window.location.href).href;
};
