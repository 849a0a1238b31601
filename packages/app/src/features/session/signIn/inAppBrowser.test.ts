import { describe, expect, it } from 'vitest';
import { chromeIntentUrl, findInAppBrowser } from './inAppBrowser.ts';

const android = (suffix: string, model = 'SM-A057F; wv') =>
  `Mozilla/5.0 (Linux; Android 14; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) ${suffix}`;
const chrome = 'Chrome/142.0.0.0 Mobile Safari/537.36';
const iphone = (suffix: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${suffix}`;

const inAppBrowsers: [name: string, userAgent: string, isAndroid: boolean][] = [
  ['Facebook on Android', android(`Version/4.0 ${chrome} [FB_IAB/FB4A;FBAV/538.0.0.48.105;IABMV/1;]`), true],
  ['Facebook on an iPhone', iphone('Mobile/15E148 [FBAN/FBIOS;FBAV/530.0.0.30.73;FBDV/iPhone14,5]'), false],
  [
    'Instagram on Android',
    android(`Version/4.0 ${chrome} Instagram 390.0.0.43.81 Android (34/14; 300dpi; 720x1600; samsung)`),
    true,
  ],
  [
    'TikTok on Android',
    android(`Version/4.0 ${chrome} musical_ly_2024101030 JsSdk/1.0 BytedanceWebview/d8a21c6`, 'RMX3710'),
    true,
  ],
  ['a web view of another Android app', android(`Version/4.0 ${chrome}`), true],
  ['a web view of another iPhone app', iphone('Mobile/15E148'), false],
  ['Snapchat on an iPhone', iphone('Version/18.5 Mobile/15E148 Safari/604.1 Snapchat/13.40.0.45'), false],
];

const realBrowsers: [name: string, userAgent: string][] = [
  ['Chrome on Android', android(chrome, 'K')],
  ['Samsung Internet', android('SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36', 'SM-A057F')],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
  ['UC Browser', android('Version/4.0 Chrome/123.0.0.0 UCBrowser/15.5.8.1326 Mobile Safari/537.36', 'RMX3710')],
  ['Safari on an iPhone', iphone('Version/18.5 Mobile/15E148 Safari/604.1')],
  ['Chrome on an iPhone', iphone('CriOS/142.0.0.0 Mobile/15E148 Safari/604.1')],
];

describe('findInAppBrowser [R13.01]', () => {
  it.each(inAppBrowsers)('findInAppBrowser recognizes the in-app browser of %s', (_name, userAgent, isAndroid) => {
    expect(findInAppBrowser(userAgent, false)).toEqual({ isAndroid });
  });

  it.each(realBrowsers)('findInAppBrowser returns null in %s', (_name, userAgent) => {
    expect(findInAppBrowser(userAgent, false)).toBeNull();
  });

  it('findInAppBrowser returns null when the user has opened the app from the home screen of an iPhone', () => {
    expect(findInAppBrowser(iphone('Mobile/15E148'), true)).toBeNull();
  });
});

it('chromeIntentUrl returns a URL that opens the page in Chrome, and contains the normal URL for phones without Chrome [R13.03]', () => {
  expect(chromeIntentUrl('https://shop.example/categories/1?q=rx')).toBe(
    'intent://shop.example/categories/1?q=rx#Intent;scheme=https;package=com.android.chrome;' +
      'S.browser_fallback_url=https%3A%2F%2Fshop.example%2Fcategories%2F1%3Fq%3Drx;end',
  );
});
