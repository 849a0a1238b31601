import { createContext, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { Language } from './language.ts';

type LanguageSetting = {
  language: Language;
  /** Changes the English texts. Storybook uses it for its artificial language. */
  transform?: <Texts>(texts: Texts) => Texts;
};

export const LanguageContext = createContext<LanguageSetting>({ language: 'en' });

/** With these locales react-aria formats the values of a slider like the other numbers of the page. */
const locales: Readonly<Record<Language, string>> = { en: 'en-IN', bn: 'bn-BD' };

type LanguageProviderProps = LanguageSetting & { children: ReactNode };

/** Sets the language of the texts inside it. Without it the language is English. */
export const LanguageProvider = ({ language, transform, children }: LanguageProviderProps) => (
  <LanguageContext value={{ language, ...(transform && { transform }) }}>
    <I18nProvider locale={locales[language]}>{children}</I18nProvider>
  </LanguageContext>
);
