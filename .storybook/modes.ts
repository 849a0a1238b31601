/** Themes and viewports of the stories, for the toolbar, the committed screenshots and Chromatic's modes. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Viewports by name, in CSS pixels. */
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

const storyModes: Mode[] = [{ viewport: 'phone', themes: ['light'] }];
const screenModes: Mode[] = [
  { viewport: 'phone', themes, banglaThemes: ['light'] },
  { viewport: 'desktop', themes, banglaThemes: ['dark'] },
];

const toChromatic = (modes: readonly Mode[]) =>
  Object.fromEntries(
    modes.flatMap(({ viewport, themes }) => {
      const { width, height } = viewports[viewport];
      return themes.map((theme) => [`${theme}, ${viewport}`, { theme, viewport: { width, height } }]);
    }),
  );

/** The modes of Chromatic for most stories. */
export const chromaticModes = toChromatic(storyModes);
/** The modes of Chromatic for screens. Chromatic runs the play functions, which need the English texts. */
export const chromaticScreenModes = toChromatic(screenModes);

/** The `globals` that a story sets itself, as far as they decide about its screenshots. */
export type FixedGlobals = { theme?: unknown; viewport?: { value?: unknown } };

/**
 * The viewports and themes of a story's screenshots: a phone in the light theme, and for a screen also a desktop and the
 * dark theme, and in Bangla a light phone and a dark desktop. A story that sets its viewport or theme has only one screenshot.
 *
 * @throws {Error} for an unknown viewport
 */
export const modesOf = ({ title, globals }: { title: string; globals: FixedGlobals }): readonly Mode[] => {
  const { theme, viewport = {} } = globals;
  const { value = 'phone' } = viewport;
  if (!isViewport(value)) throw new Error(`There is no viewport called ${String(value)}.`);
  if (isTheme(theme)) return [{ viewport: value, themes: [theme] }];
  if (viewport.value !== undefined) return [{ viewport: value, themes: ['light'] }];
  return title.startsWith('Screens/') ? screenModes : storyModes;
};

/**
 * The theme that a story sets itself. A docs page needs it for each story, because it may show stories in several
 * themes. Undefined if the story uses the theme of the page.
 */
export const ownThemeInDocs = (viewMode: string, storyGlobals: FixedGlobals = {}): Theme | undefined =>
  viewMode === 'docs' && isTheme(storyGlobals.theme) ? storyGlobals.theme : undefined;
