import type { Language } from '../../../packages/ui/src/language/language.ts';
import { modeName, type Theme, themes, type Viewport, viewports } from '../../modes/modes.ts';
import type { Story } from '../product/product.ts';

/** The folder of the thumbnails in a built Storybook. */
export const thumbnailFolder = 'thumbnails';

/** How a story is shown. */
export type Combination = { theme: Theme; language: Language; viewport: Viewport };

// In English, because Storybook loads its Bangla fonts only for stories in Bangla.
export const languageNames: Record<Language, string> = { en: 'English', bn: 'Bangla' };
export const themeNames: Record<Theme, string> = { light: 'Light', dark: 'Dark' };

/** All combinations, by the names of their modes, such as `bangla-dark-phone`. */
export const combinations: ReadonlyMap<string, Combination> = new Map(
  themes.flatMap((theme) =>
    (Object.keys(languageNames) as Language[]).flatMap((language) =>
      (Object.keys(viewports) as Viewport[]).map((viewport) => {
        const combination = { theme, language, viewport };
        return [modeName(combination), combination] as const;
      }),
    ),
  ),
);

/** @throws RangeError if no combination has a mode of this name */
export const combinationOf = (mode: string): Combination => {
  const combination = combinations.get(mode);
  if (!combination) throw new RangeError(`There is no mode ${mode}.`);
  return combination;
};

/** `Dark, Phone, 390, English` */
export const describe = ({ theme, language, viewport }: Combination): string =>
  [themeNames[theme], viewports[viewport].name, languageNames[language]].join(', ');

/**
 * The theme and the viewport that a story sets itself: all its thumbnails have them. A story without a viewport of its own has
 * thumbnails on a phone. Without thumbnails this is unknown.
 */
const ownSettings = ({ thumbnails }: Story): Partial<Combination> => {
  const captured = Object.keys(thumbnails).map(combinationOf);
  const [first] = captured;
  if (!first) return {};
  return {
    ...(first.viewport !== 'phone' && { viewport: first.viewport }),
    ...(captured.every(({ theme }) => theme === first.theme) && { theme: first.theme }),
  };
};

/** The combination in which a story can be shown: the wanted one, with what the story sets itself. */
export const possible = (story: Story, wanted: Combination): Combination => ({ ...wanted, ...ownSettings(story) });

/** Whether a story sets its own theme or viewport. */
export const hasOwnSettings = (story: Story): boolean => Object.keys(ownSettings(story)).length > 0;

export type Thumbnail = { src: string; width: number; height: number };

/** The thumbnail of a story. Undefined if there is none in this combination. */
export const thumbnailOf = ({ id, thumbnails }: Story, combination: Combination): Thumbnail | undefined => {
  const mode = modeName(combination);
  const height = thumbnails[mode];
  return height === undefined
    ? undefined
    : { src: `${thumbnailFolder}/${mode}/${id}.webp`, width: viewports[combination.viewport].width, height };
};

const globals = ({ theme, language }: Combination) => `globals=theme:${theme};language:${language}`;

/** The URL of Storybook with the story, in the theme, the language and the viewport of the combination. */
export const storyUrl = ({ id }: Pick<Story, 'id'>, combination: Combination): string =>
  `./?path=/story/${id}&${globals(combination)};viewport.value:${combination.viewport}`;

/** The URL of the story without Storybook around it, and without the accessibility check, which would only take time. */
export const canvasUrl = ({ id }: Pick<Story, 'id'>, combination: Combination): string =>
  `iframe.html?id=${id}&viewMode=story&${globals(combination)};a11y.manual:!true`;
