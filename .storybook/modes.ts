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
const isTheme = (name: unknown): name is Theme => themes.some((light) => light === name);

/** The viewports of the screenshots, for a story that does not set a viewport itself. */
export const capturedViewports = ['phone', 'desktop'] as const satisfies readonly Viewport[];

/** The viewports in the format of Storybook's toolbar. */
export const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, width, height, type }]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` }, type },
  ]),
);

/** Every combination of theme and captured viewport, as Chromatic's modes. */
export const modes = Object.fromEntries(
  capturedViewports.flatMap((name) => {
    const { width, height } = viewports[name];
    return themes.map((theme) => [`${theme}, ${name}`, { theme, viewport: { width, height } }]);
  }),
);

/** The `globals` that a story sets itself, as far as they decide about its screenshots. */
export type FixedGlobals = { theme?: unknown; viewport?: { value?: unknown } };

/**
 * The viewports and themes for the screenshots of a story: those that the story sets, and all of them if it sets none.
 *
 * @throws {Error} for an unknown viewport
 */
export const modesOf = ({
  theme,
  viewport,
}: FixedGlobals): { viewports: readonly Viewport[]; themes: readonly Theme[] } => {
  const own = viewport?.value;
  if (own !== undefined && !isViewport(own)) throw new Error(`There is no viewport called ${String(own)}.`);
  return { viewports: own === undefined ? capturedViewports : [own], themes: isTheme(theme) ? [theme] : themes };
};

/**
 * The theme that a story sets itself. A docs page needs it for each story, because it may show stories in several
 * themes. Undefined if the story uses the theme of the page.
 */
export const ownThemeInDocs = (viewMode: string, storyGlobals: FixedGlobals = {}): Theme | undefined =>
  viewMode === 'docs' && isTheme(storyGlobals.theme) ? storyGlobals.theme : undefined;
