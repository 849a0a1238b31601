import { type Language, LanguageProvider } from '@second-gear/ui';
import { createContext, type ReactNode, use } from 'react';

const CurrentLanguage = createContext<Language>('en');

/** The language of the page. It is English in tests and stories that set no language. */
export const useLanguage = (): Language => use(CurrentLanguage);

type AppLanguageProps = { language: Language; children: ReactNode };

/** Sets the language of all texts and links inside it. */
export const AppLanguage = ({ language, children }: AppLanguageProps) => (
  <CurrentLanguage value={language}>
    <LanguageProvider language={language}>{children}</LanguageProvider>
  </CurrentLanguage>
);
