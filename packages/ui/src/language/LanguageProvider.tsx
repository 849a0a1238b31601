import { createContext, type ReactNode } from 'react';
import { useReplacedTexts } from './hotTexts.ts';
import type { Language } from './language.ts';

type LanguageSetting = {
  language: Language;
  /** Changes the English texts. Storybook uses it for its pseudo-language. */
  transform?: <Texts>(texts: Texts) => Texts;
};

export const LanguageContext = createContext<LanguageSetting>({ language: 'en' });

type LanguageProviderProps = LanguageSetting & { children: ReactNode };

/** Without a provider the language is English. */
export const LanguageProvider = ({ language, transform, children }: LanguageProviderProps) => {
  useReplacedTexts();
  return <LanguageContext value={{ language, ...(transform && { transform }) }}>{children}</LanguageContext>;
};
