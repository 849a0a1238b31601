import { useState } from 'react';
import { chromeIntentUrl, findInAppBrowser } from '../../../auth/inAppBrowser.ts';
import { useLanguage } from '../../../language/AppLanguage.tsx';
import { urlIn } from '../../../language/languagePath.ts';

/**
 * Returns the props of the note that replaces the Google button inside another app's browser. Undefined in a real
 * browser.
 *
 * @param path the page that the user's browser opens; by default the current page
 */
export const useInAppBrowser = (path?: string) => {
  const language = useLanguage();
  const [browser] = useState(() =>
    findInAppBrowser(navigator.userAgent, window.matchMedia('(display-mode: standalone)').matches),
  );
  if (!browser) return undefined;
  const { href } = window.location;
  // Not with usePageUrl, whose chunk has code that the login page does not need.
  const url = path === undefined ? href : new URL(urlIn(language, path), href).href;
  return {
    chromeUrl: browser.isAndroid ? chromeIntentUrl(url) : null,
    onCopyLink: () => navigator.clipboard.writeText(url),
  };
};
