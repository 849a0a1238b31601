/**
 * What a story is looked at on: in which light, in how wide a window. The toolbar, the committed pictures and Chromatic's
 * modes all come from here.
 */
export const lights = ['light', 'dark'] as const;
export type Light = (typeof lights)[number];

/** Windows by name, in CSS pixels. */
export const windows = {
  small: { name: 'Small phone, 320', width: 320, height: 640, type: 'mobile' },
  phone: { name: 'Phone, 390', width: 390, height: 844, type: 'mobile' },
  tablet: { name: 'Tablet, 768', width: 768, height: 1024, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', width: 1280, height: 800, type: 'desktop' },
  wide: { name: 'Wide, 1440', width: 1440, height: 900, type: 'desktop' },
} as const;
export type Window = keyof typeof windows;

const isWindow = (name: unknown): name is Window => typeof name === 'string' && Object.hasOwn(windows, name);
const isLight = (name: unknown): name is Light => lights.some((light) => light === name);

/** Where a story is pictured that asks for no window of its own. */
export const pictured = ['phone', 'desktop'] as const satisfies readonly Window[];

/** The windows as Storybook's toolbar wants them. */
export const viewports = Object.fromEntries(
  Object.entries(windows).map(([key, { name, width, height, type }]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` }, type },
  ]),
);

/** The grounds as Chromatic's modes. */
export const modes = Object.fromEntries(
  pictured.flatMap((window) => {
    const { width, height } = windows[window];
    return lights.map((theme) => [`${theme}, ${window}`, { theme, viewport: { width, height } }]);
  }),
);

/** What a story fixes of its ground by `globals`, as Storybook tells it. */
export type Fixed = { theme?: unknown; viewport?: { value?: unknown } };

/**
 * The windows and the lights in which a story is pictured: its own where it fixes one, all of them where it does not.
 *
 * @throws {Error} for a window that there is not.
 */
export const groundsOf = ({ theme, viewport }: Fixed): { windows: readonly Window[]; lights: readonly Light[] } => {
  const own = viewport?.value;
  if (own !== undefined && !isWindow(own)) throw new Error(`There is no window called ${String(own)}.`);
  return { windows: own === undefined ? pictured : [own], lights: isLight(theme) ? [theme] : lights };
};

/**
 * The theme that a story fixes for itself on a docs page, where stories of several themes are on one page; undefined where the
 * page's theme is its own.
 */
export const ownThemeInDocs = (viewMode: string, storyGlobals: Fixed = {}): Light | undefined =>
  viewMode === 'docs' && isLight(storyGlobals.theme) ? storyGlobals.theme : undefined;
