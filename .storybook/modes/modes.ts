import type { Language } from '../../packages/ui/src/language/language.ts';

/** The themes of the stories. The toolbar, the screenshots and Chromatic use them. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The viewports of the stories, with sizes in CSS pixels. The toolbar, the screenshots and Chromatic use them. */
export const viewports = {
  small: { name: 'Small phone, 320', width: 320, height: 640, type: 'mobile' },
  phone: { name: 'Phone, 390', width: 390, height: 844, type: 'mobile' },
  tablet: { name: 'Tablet, 768', width: 768, height: 1024, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', width: 1280, height: 800, type: 'desktop' },
  wide: { name: 'Wide, 1440', width: 1440, height: 900, type: 'desktop' },
} as const;
export type Viewport = keyof typeof viewports;

const isViewport = (name: unknown): name is Viewport => typeof name === 'string' && Object.hasOwn(viewports, name);
const isTheme = (name: unknown): name is Theme => themes.some((theme) => theme === name);

/** The viewports in the format of Storybook's toolbar. */
export const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, width, height, type }]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` }, type },
  ]),
);

/**
 * One viewport of a story's screenshots, with the themes in which it is captured in English, and those in which it is
 * captured in Bangla.
 */
export type Mode = { viewport: Viewport; themes: readonly Theme[]; banglaThemes?: readonly Theme[] };

/** The name of one mode, which is also the name of the folder of its screenshots. */
export const modeName = ({ theme, viewport, language }: { theme: Theme; viewport: Viewport; language: Language }) =>
  `${language === 'bn' ? 'bangla-' : ''}${theme}-${viewport}`;

const storyModes: Mode[] = [{ viewport: 'phone', themes }];
const screenModes: Mode[] = [
  { viewport: 'phone', themes, banglaThemes: ['light'] },
  { viewport: 'desktop', themes },
];

const toChromatic = (modes: readonly Mode[]) =>
  Object.fromEntries(
    modes.flatMap(({ viewport, themes }) => {
      const { width, height } = viewports[viewport];
      return themes.map((theme) => [`${theme}, ${viewport}`, { theme, viewport: { width, height } }]);
    }),
  );

/** The modes in which Chromatic captures every story that is not a screen. */
export const chromaticModes = toChromatic(storyModes);
/**
 * The modes in which Chromatic captures a screen. None is in Bangla: Chromatic runs the play functions in the language of
 * the mode, and they need the English texts.
 */
export const chromaticScreenModes = toChromatic(screenModes);

/** The `globals` that a story sets itself, and that decide which screenshots it has. */
export type FixedGlobals = { theme?: unknown; viewport?: { value?: unknown } };

/**
 * The viewports and themes of a story's screenshots. Each story is captured in the light and the dark theme: a component
 * on a phone, a screen on a phone and on a desktop. A screen is also captured in Bangla, on a phone in the light theme. A story that sets its own viewport or theme is captured only in that one, and in English.
 *
 * @throws {Error} for an unknown viewport
 */
export const modesOf = ({ title, globals }: { title: string; globals: FixedGlobals }): readonly Mode[] => {
  const { theme, viewport = {} } = globals;
  const { value = 'phone' } = viewport;
  if (!isViewport(value)) throw new Error(`There is no viewport called ${String(value)}.`);
  if (isTheme(theme)) return [{ viewport: value, themes: [theme] }];
  if (viewport.value !== undefined) return [{ viewport: value, themes }];
  return title.startsWith('Screens/') ? screenModes : storyModes;
};

/**
 * The theme that a story on a docs page sets itself, because a docs page may show stories in several themes. Undefined if
 * the story uses the theme of the page, or is not on a docs page.
 */
export const ownThemeInDocs = (viewMode: string, storyGlobals: FixedGlobals = {}): Theme | undefined =>
  viewMode === 'docs' && isTheme(storyGlobals.theme) ? storyGlobals.theme : undefined;
