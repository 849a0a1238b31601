type InAppBrowser = { isAndroid: boolean };

const appNames =
  /FBAN|FBAV|FB_IAB|Instagram|musical_ly|trill_|BytedanceWebview|Snapchat|LinkedInApp|Pinterest|MicroMessenger|\bLine\//;

/** In the user agent of each web page inside an Android app. */
const androidWebView = /; wv\)/;

/** On iOS, only real browsers have `Safari/` in their user agent. */
const isIosWebView = (userAgent: string) =>
  /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && userAgent.includes('AppleWebKit') && !userAgent.includes('Safari/');

/**
 * Null in a real browser.
 * @param isInstalled opened from the home screen, where iOS has the same user agent as in the browser of another app
 */
export const findInAppBrowser = (userAgent: string, isInstalled: boolean): InAppBrowser | null => {
  const isInApp =
    appNames.test(userAgent) || androidWebView.test(userAgent) || (!isInstalled && isIosWebView(userAgent));
  return isInApp ? { isAndroid: userAgent.includes('Android') } : null;
};

/** Android opens the page in the user's browser if Chrome is not installed. */
export const chromeIntentUrl = (pageUrl: string): string => {
  const { protocol, host, pathname, search } = new URL(pageUrl);
  const fallback = `S.browser_fallback_url=${encodeURIComponent(pageUrl)}`;
  const scheme = protocol.replace(':', '');
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;${fallback};end`;
};
