import { type Language, LanguageProvider } from '@second-gear/ui';
import { createContext, type ReactNode, use } from 'react';

const CurrentLanguage = createContext<Language>('en');

/** English in tests and stories that set no language. */
export const useLanguage = (): Language => use(CurrentLanguage);

type AppLanguageProps = { language: Language; children: ReactNode };

export const AppLanguage = ({ language, children }: AppLanguageProps) => (
  <CurrentLanguage value={language}>
    <LanguageProvider language={language}>{children}</LanguageProvider>
  </CurrentLanguage>
);
