import { type ReactNode, useSyncExternalStore } from 'react';
import { AppLanguage } from './AppLanguage.tsx';
import { languageStore } from './languageStore.ts';

/**
 * Provides the language in `languageStore` to all components inside. When the language changes, these components stay
 * mounted.
 */
export const StoredLanguage = ({ children }: { children: ReactNode }) => {
  const { subscribe, read } = languageStore;
  return <AppLanguage language={useSyncExternalStore(subscribe, read, read)}>{children}</AppLanguage>;
};
