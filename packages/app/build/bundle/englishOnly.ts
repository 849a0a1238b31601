import type { Plugin } from 'vite';

const dictionary = /^(.*\/intl\/.*\/)[a-z]{2}-[A-Z]{2}(\.[cm]?js)$/;

/**
 * Replaces each of react-aria's 34 dictionaries by the English one. The dictionaries contain the texts of hidden
 * buttons and of announcements in one language each. The app has only English texts (`<html lang="en">`), so a screen
 * reader would read a German text with English pronunciation.
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
