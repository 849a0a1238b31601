import { type Language, type LanguageSwitchProps, loadCopy, toast, useCopy } from '@second-gear/ui';
import { createPath, useLocation } from 'react-router-dom';
import { createStorageItem } from '#core/storage/storageItem.ts';
import { useLanguage } from './AppLanguage.tsx';
import { urlIn } from './languagePath.ts';
import { languageStore } from './languageStore.ts';
import { languageKey } from './startPath.ts';

const storageItem = createStorageItem(languageKey);

/**
 * The language that the user has chosen last. When the texts of an earlier choice load slowly, they must not replace
 * the language of a later choice.
 */
let requested: Language | undefined;

/**
 * Returns the props of the language switch. The switch changes the language only after all texts have loaded. If they
 * cannot be loaded, it changes nothing.
 */
export const useLanguageSwitch = (): LanguageSwitchProps => {
  const copy = useCopy();
  const current = useLanguage();
  const location = useLocation();
  const other: Language = current === 'en' ? 'bn' : 'en';

  const change = async () => {
    requested = other;
    try {
      await loadCopy(other);
    } catch {
      toast.error(navigator.onLine ? copy.notLoaded : copy.notLoadedOffline);
      return;
    }
    if (requested !== other) return;
    storageItem.set(other);
    languageStore.set(other);
  };

  return { current, href: urlIn(other, createPath(location)), onChange: () => void change() };
};
