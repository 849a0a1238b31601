import browserslistToEsbuild from 'browserslist-to-esbuild';

/** Such as 'chrome109', from `browserslist` in the package.json of the root. */
export const supportedBrowsers: string[] = browserslistToEsbuild();

/** Such as '109'. */
export const oldestVersion = (browser: 'chrome' | 'firefox' | 'safari'): string => {
  const version = supportedBrowsers.find((one) => one.startsWith(browser))?.slice(browser.length);
  if (!version) throw new Error(`browserslist in package.json has no version of ${browser}.`);
  return version;
};
