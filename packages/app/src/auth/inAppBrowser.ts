/** The browser inside another app, such as the one that opens links in Messenger. */
export type InAppBrowser = { isAndroid: boolean };

/** The names of apps in the user agent of their own browser. */
const appNames =
  /FBAN|FBAV|FB_IAB|Instagram|musical_ly|trill_|BytedanceWebview|Snapchat|LinkedInApp|Pinterest|MicroMessenger|\bLine\//;

/** Android adds `wv` to the user agent of each web page inside an app. */
const androidWebView = /; wv\)/;

/** On iOS, real browsers have `Safari/` in their user agent, and web pages inside an app do not. */
const isIosWebView = (userAgent: string) =>
  /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && userAgent.includes('AppleWebKit') && !userAgent.includes('Safari/');

/**
 * Finds out from the user agent whether the page is open inside another app. Google refuses to sign in there.
 *
 * @param isInstalled whether the page was opened from the home screen: on iOS its user agent is then the same as inside
 * an app
 * @returns null in a real browser
 */
export const findInAppBrowser = (userAgent: string, isInstalled: boolean): InAppBrowser | null => {
  const isInApp =
    appNames.test(userAgent) || androidWebView.test(userAgent) || (!isInstalled && isIosWebView(userAgent));
  return isInApp ? { isAndroid: userAgent.includes('Android') } : null;
};

/**
 * The URL with which an app on Android opens a page in Chrome. Without Chrome, Android opens the page in the user's
 * browser.
 *
 * @param pageUrl an absolute URL with the scheme http or https
 */
export const chromeIntentUrl = (pageUrl: string): string => {
  const { protocol, host, pathname, search } = new URL(pageUrl);
  const fallback = `S.browser_fallback_url=${encodeURIComponent(pageUrl)}`;
  const scheme = protocol.replace(':', '');
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;${fallback};end`;
};
