import type { Plugin } from 'vite';

const dictionary = /^(.*\/intl\/.*\/)[a-z]{2}-[A-Z]{2}(\.[cm]?js)$/;

/**
 * react-aria brings its own few words in 34 languages, for buttons that nobody sees and for what it announces. The shop
 * speaks one language (`<html lang="en">`), and a page that says one thing in German and the rest in English is read out
 * wrongly: every dictionary is the English one.
 */
export const englishOnly = (): Plugin => ({
  name: 'english-only',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: dictionary },
    async handler(source, importer, options) {
      const [, folder, ending] = dictionary.exec(source) ?? [];
      if (!folder || !importer || !/react-(aria|stately)/.test(importer)) return null;
      return this.resolve(`${folder}en-US${ending}`, importer, { ...options, skipSelf: true });
    },
  },
});
