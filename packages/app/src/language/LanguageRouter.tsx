import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { AppLanguage } from './AppLanguage.tsx';
import { createLanguageHistory } from './languageHistory.ts';
import { languageStore } from './languageStore.ts';

/** The router of the browser, and the current language. A change of the language keeps everything inside it mounted. */
export const LanguageRouter = ({ children }: { children: ReactNode }) => {
  const { subscribe, read } = languageStore;
  const language = useSyncExternalStore(subscribe, read, read);
  const [history] = useState(() => createLanguageHistory(languageStore));
  return (
    <AppLanguage language={language}>
      <HistoryRouter history={history} useTransitions={false}>
        {children}
      </HistoryRouter>
    </AppLanguage>
  );
};
