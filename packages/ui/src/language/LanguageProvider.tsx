import { createContext, type ReactNode } from 'react';
import type { Language } from './language.ts';

type LanguageSetting = {
  language: Language;
  /** Changes the English texts. Storybook uses it for its artificial language. */
  transform?: <Texts>(texts: Texts) => Texts;
};

export const LanguageContext = createContext<LanguageSetting>({ language: 'en' });

type LanguageProviderProps = LanguageSetting & { children: ReactNode };

/** Sets the language of the texts inside it. Without it the language is English. */
export const LanguageProvider = ({ language, transform, children }: LanguageProviderProps) => (
  <LanguageContext value={{ language, ...(transform && { transform }) }}>{children}</LanguageContext>
);
