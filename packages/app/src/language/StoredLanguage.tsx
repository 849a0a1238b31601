import { type ReactNode, useSyncExternalStore } from 'react';
import { AppLanguage } from './AppLanguage.tsx';
import { languageStore } from './languageStore.ts';

/** Sets the current language of the browser's page. It can change while everything inside stays mounted. */
export const StoredLanguage = ({ children }: { children: ReactNode }) => {
  const { subscribe, read } = languageStore;
  return <AppLanguage language={useSyncExternalStore(subscribe, read, read)}>{children}</AppLanguage>;
};
