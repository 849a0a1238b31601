/** Regular expressions for module ids, which contain forward slashes on every platform. */
const packages = (names: string) => `node_modules/(?:${names})/`;
const uiModules = (names: string) => `ui/src/(?:components/\\w+|hooks)/(?:${names})`;

/**
 * Manual chunk groups. They let each page load few files, with little code that the page does not use. A module that
 * matches several groups belongs to the group with the highest `priority`. The bundler places a module that matches no
 * group.
 */
export const chunks = [
  // One file for all code that every page loads at its start (see `entryChunk.ts`).
  { name: 'entry', tags: ['$initial' as const], priority: 9 },
  {
    name: 'forms',
    test: new RegExp(
      `${packages('react-hook-form')}|react-aria-components/dist/private/(?:TextField|TextArea|Input|Label|FieldError|Group)\\.|${uiModules('(?:TextField|FormParts)/')}`,
    ),
    priority: 7,
  },
  // The code that computes the positions of tooltips and of the options of a Select.
  {
    name: 'overlays',
    test: /react-aria-components\/dist\/private\/OverlayArrow\.|react-(?:aria|stately)\/dist\/private\/(?:i18n\/(?:I18nProvider|useDefaultLocale|utils)|overlays\/(?:calculatePosition|useOverlayPosition|useCloseOnScroll|useOverlayTriggerState|PortalProvider|useModal)|utils\/(?:useResizeObserver|number))\./,
    priority: 8,
  },
  {
    name: 'dialogs',
    test: new RegExp(`react-aria-components/dist/private/(?:Modal|Dialog)\\.|${uiModules('Dialog/|useAfterExit')}`),
    priority: 5,
  },
  {
    name: 'tables',
    test: new RegExp(uiModules('(?:Table|DeleteButton)/')),
    priority: 4,
  },
  // The layout of the dashboard. The mobile menu also loads this file, because it shows the same nav items and because
  // its user may open the dashboard next.
  {
    name: 'Dashboard',
    test: new RegExp(`${uiModules('(?:NavList/NavList|DashboardLayout/)')}|app/src/routes/dashboard/Dashboard\\.`),
    priority: 3,
  },
  // The bike list, and the code that it shares with other lists of cards or tables.
  {
    name: 'lists',
    test: new RegExp(
      `react-aria-components/dist/private/Tooltip\\.|${uiModules('(?:Tooltip|VerifiedBadge)/|Button/DisabledReason')}|ui/src/virtualizer/|${uiModules('(?:ActionButton|CardErrorFallback|DescriptionList)/')}|app/src/atoms/mutations/(?:mutations|mutationResult)\\.|app/src/routes/public/BikeList\\.|ui/src/screens/public/BikeList`,
    ),
    priority: 6,
  },
];

/**
 * The hash in file names is short, because the HTML contains all names. Six characters are enough to distinguish two
 * builds.
 */
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};
