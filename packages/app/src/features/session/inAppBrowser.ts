/** The browser that another app uses to show web pages, such as the one that opens links in Messenger. */
export type InAppBrowser = { isAndroid: boolean };

/** The names with which apps identify themselves in the user agent of their in-app browser. */
const appNames =
  /FBAN|FBAV|FB_IAB|Instagram|musical_ly|trill_|BytedanceWebview|Snapchat|LinkedInApp|Pinterest|MicroMessenger|\bLine\//;

/** Android adds `wv` to the user agent of each web page inside an app. */
const androidWebView = /; wv\)/;

/** On iOS, real browsers have `Safari/` in their user agent, and web pages inside an app do not. */
const isIosWebView = (userAgent: string) =>
  /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && userAgent.includes('AppleWebKit') && !userAgent.includes('Safari/');

/**
 * Finds out from the user agent whether the page is open in the browser of another app. Google rejects sign-ins in such
 * a browser.
 *
 * @param isInstalled whether the user has opened the app from the home screen: on iOS the user agent is then the same
 * as in the browser of another app
 * @returns null in a real browser
 */
export const findInAppBrowser = (userAgent: string, isInstalled: boolean): InAppBrowser | null => {
  const isInApp =
    appNames.test(userAgent) || androidWebView.test(userAgent) || (!isInstalled && isIosWebView(userAgent));
  return isInApp ? { isAndroid: userAgent.includes('Android') } : null;
};

/**
 * Returns the URL with which a page in another app opens a page in Chrome on Android. If Chrome is not installed,
 * Android opens the page in the user's browser.
 *
 * @param pageUrl an absolute URL with the scheme http or https
 */
export const chromeIntentUrl = (pageUrl: string): string => {
  const { protocol, host, pathname, search } = new URL(pageUrl);
  const fallback = `S.browser_fallback_url=${encodeURIComponent(pageUrl)}`;
  const scheme = protocol.replace(':', '');
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;${fallback};end`;
};
