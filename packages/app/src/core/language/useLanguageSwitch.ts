import { type Language, type LanguageSwitchProps, loadCopy, toast, useCopy } from '@second-gear/ui';
import { createPath, useLocation } from 'react-router-dom';
import { createStorageItem } from '#core/storage/storageItem.ts';
import { useLanguage } from './AppLanguage.tsx';
import { urlIn } from './languagePath.ts';
import { languageStore } from './languageStore.ts';
import { languageKey } from './startPath.ts';

const storageItem = createStorageItem(languageKey);

/** When the texts of an earlier choice load slowly, they must not replace a later choice. */
let requested: Language | undefined;

/** The language changes only after all texts have loaded. */
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
      toast.notLoaded(copy);
      return;
    }
    if (requested !== other) return;
    storageItem.set(other);
    languageStore.set(other);
  };

  return { current, href: urlIn(other, createPath(location)), onChange: () => void change() };
};
