import { useStore } from 'jotai';
import { useEffect } from 'react';
import { dataSaverAtom } from '#core/device/useDataSaver.ts';
import { splitLanguage } from '#core/language/languagePath.ts';
import { preloadPage } from './routes.tsx';

/** They usually happen before a user opens a link: mouse, finger, focus. */
const eventTypes = ['pointerover', 'pointerdown', 'focusin'] as const;

/** With the data saver, a page's code is loaded only when the user opens the page. */
export const usePreloadLinkedPages = (): void => {
  const store = useStore();
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.href && !store.get(dataSaverAtom) && link.origin === window.location.origin) {
        void preloadPage(splitLanguage(link.pathname).path);
      }
    };
    for (const type of eventTypes) document.addEventListener(type, preload, { passive: true });
    return () => {
      for (const type of eventTypes) document.removeEventListener(type, preload);
    };
  }, [store]);
};
