import { type ReactNode, useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { createLanguageHistory } from './languageHistory.ts';
import { languageStore } from './languageStore.ts';
import { StoredLanguage } from './StoredLanguage.tsx';

/** The URLs in the address bar have the prefix of the current language. */
export const LanguageRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(() => createLanguageHistory(languageStore));
  return (
    <StoredLanguage>
      <HistoryRouter history={history} useTransitions={false}>
        {children}
      </HistoryRouter>
    </StoredLanguage>
  );
};
