import { useState } from 'react';
import { useLanguage } from '#core/language/AppLanguage.tsx';
import { urlIn } from '#core/language/languagePath.ts';
import { chromeIntentUrl, findInAppBrowser } from './signIn/inAppBrowser.ts';

/**
 * Undefined in a real browser.
 * @param isSupported this browser has what the button needs; if not, the note is shown in a real browser too
 */
export const useInAppBrowser = (path?: string, isSupported: () => boolean = () => true) => {
  const language = useLanguage();
  const [browser] = useState(() => {
    const inApp = findInAppBrowser(navigator.userAgent, window.matchMedia('(display-mode: standalone)').matches);
    return inApp ?? (isSupported() ? null : { isAndroid: navigator.userAgent.includes('Android') });
  });
  if (!browser) return undefined;
  const { href } = window.location;
  // The chunk of usePageUrl has code that the login page does not need.
  const url = path === undefined ? href : new URL(urlIn(language, path), href).href;
  return {
    chromeUrl: browser.isAndroid ? chromeIntentUrl(url) : null,
    // Without HTTPS there is no clipboard, and the caller expects a rejected promise.
    onCopyLink: async () => navigator.clipboard.writeText(url),
  };
};
