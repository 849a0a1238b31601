import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@second-gear/ui';
import { bnMeta } from '../../../ui/src/copy/bn/meta.ts';
import { enMeta } from '../../../ui/src/copy/en.ts';
import { languages } from '../../../ui/src/language/language.ts';
import { notFoundPath, type PrerenderedRoute, routeTable } from '../../src/core/navigation/routeTable.ts';

/** With a description and an image of its own for link previews. */
export type SharedPage = PrerenderedRoute | 'missing';

type MetaTexts = Record<SharedPage, { description: string; pictureAlt: string }>;

const texts: Record<Language, MetaTexts> = { en: enMeta, bn: bnMeta };

/** With texts in the language. `renderImages.ts` renders the image. */
export const pictureOf = (page: SharedPage, language: Language): string =>
  `/shares/${page}${language === 'en' ? '' : `-${language}`}.jpg`;

const sharedPages: readonly SharedPage[] = [
  ...Object.entries(routeTable).flatMap(([name, route]) => ('prerender' in route ? [name as PrerenderedRoute] : [])),
  'missing',
];

const pathOf = (page: SharedPage): string => (page === 'missing' ? notFoundPath : routeTable[page].path);

/** A page without an HTML file shows the preview of the home page, which has no user data. */
export const previewOf = (language: Language, path: string | null) => {
  const page = sharedPages.find((one) => pathOf(one) === path) ?? 'home';
  const { description, pictureAlt } = texts[language][page];
  return { description, pictureAlt, picture: pictureOf(page, language) };
};

/** Throws if a page has no image for link previews. @param folder the folder with the files that the build copies */
export const checkPictures = (folder: string, pages: readonly SharedPage[] = sharedPages): void => {
  for (const page of pages) {
    const missing = languages
      .map((language) => pictureOf(page, language))
      .find((one) => !existsSync(join(folder, one)));
    if (missing === undefined) continue;
    throw new Error(
      `The page ${pathOf(page)} has no image for link previews: packages/app/public${missing} does not exist. ` +
        'Add it to packages/app/build/renderImages.ts, and run npx tsx packages/app/build/renderImages.ts.',
    );
  }
};
