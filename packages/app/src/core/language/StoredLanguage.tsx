import { type ReactNode, useSyncExternalStore } from 'react';
import { AppLanguage } from './AppLanguage.tsx';
import { languageStore } from './languageStore.ts';

/** When the language changes, the components inside stay mounted. */
export const StoredLanguage = ({ children }: { children: ReactNode }) => {
  const { subscribe, read } = languageStore;
  return <AppLanguage language={useSyncExternalStore(subscribe, read, read)}>{children}</AppLanguage>;
};
