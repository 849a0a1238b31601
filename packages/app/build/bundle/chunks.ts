/** Regular expressions for module ids, which contain forward slashes on every platform. */
const packages = (names: string) => `node_modules/(?:${names})/`;
const uiModules = (names: string) => `ui/src/(?:components/\\w+|hooks)/(?:${names})`;

/**
 * Manual chunk groups, so that each page loads few files and little code that it does not use. A module that matches several
 * groups belongs to the one with the highest `priority`; a module that matches none is placed by the bundler.
 */
export const chunks = [
  // All code of the initial load in one file (see `entryChunk.ts`).
  { name: 'entry', tags: ['$initial' as const], priority: 9 },
  {
    name: 'forms',
    test: new RegExp(
      `${packages('react-hook-form')}|react-aria-components/dist/private/(?:TextField|TextArea|Input|Label|FieldError|Group)\\.|${uiModules('(?:TextField|FormParts)/')}`,
    ),
    priority: 7,
  },
  // The positions of tooltips and of the options of a Select.
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
  // The dashboard's layout. The mobile menu shows the same nav items, and its user may open the dashboard next.
  {
    name: 'Dashboard',
    test: new RegExp(`${uiModules('(?:NavList/NavList|DashboardLayout/)')}|app/src/routes/dashboard/Dashboard\\.`),
    priority: 3,
  },
  // The bike list, and what other lists share with it, whether cards or tables.
  {
    name: 'lists',
    test: new RegExp(
      `react-aria-components/dist/private/Tooltip\\.|${uiModules('(?:Tooltip|VerifiedBadge)/|Button/DisabledReason')}|ui/src/virtualizer/|${uiModules('(?:ActionButton|CardErrorFallback|DescriptionList)/')}|app/src/atoms/mutations/(?:mutations|mutationResult)\\.|app/src/routes/public/BikeList\\.|ui/src/screens/public/BikeList`,
    ),
    priority: 6,
  },
];

/** The HTML contains all file names, so they have a short hash: six characters are enough to tell two builds apart. */
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};
