import { createContext, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useReplacedTexts } from './hotTexts.ts';
import type { Language } from './language.ts';

type LanguageSetting = {
  language: Language;
  /** Changes the English texts. Storybook uses it for its pseudo-language. */
  transform?: <Texts>(texts: Texts) => Texts;
};

export const LanguageContext = createContext<LanguageSetting>({ language: 'en' });

/** With them react-aria formats the values of a slider like the other numbers of the page. */
const locales: Readonly<Record<Language, string>> = { en: 'en-IN', bn: 'bn-BD' };

type LanguageProviderProps = LanguageSetting & { children: ReactNode };

/** Without a provider the language is English. */
export const LanguageProvider = ({ language, transform, children }: LanguageProviderProps) => {
  useReplacedTexts();
  return (
    <LanguageContext value={{ language, ...(transform && { transform }) }}>
      <I18nProvider locale={locales[language]}>{children}</I18nProvider>
    </LanguageContext>
  );
};
