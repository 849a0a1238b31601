import { useState } from 'react';
import { chromeIntentUrl, findInAppBrowser } from '../../../auth/inAppBrowser.ts';

/**
 * Returns the props of the note that replaces the Google button inside another app's browser. Undefined in a real
 * browser.
 */
export const useInAppBrowser = () => {
  const [browser] = useState(() =>
    findInAppBrowser(navigator.userAgent, window.matchMedia('(display-mode: standalone)').matches),
  );
  if (!browser) return undefined;
  return {
    chromeUrl: browser.isAndroid ? chromeIntentUrl(window.location.href) : null,
    onCopyLink: () => navigator.clipboard.writeText(window.location.href),
  };
};
