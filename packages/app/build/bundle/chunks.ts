/** Vite's own names of modules have forward slashes everywhere. */
const packages = (names: string) => `node_modules/(?:${names})/`;
const parts = (names: string) => `ui/src/(?:components/\\w+|hooks)/(?:${names})`;

/**
 * Which files the code is put into, so that a page needs few of them and nothing that it does not use. What is named
 * nowhere stands where it is needed; the earlier of two groups has it.
 */
export const chunks = [
  // Everything that is there before any page: one file (`entryChunk.ts`).
  { name: 'shop', tags: ['$initial' as const], priority: 9 },
  {
    name: 'forms',
    test: new RegExp(
      `${packages('react-hook-form')}|react-aria-components/dist/private/(?:TextField|TextArea|Input|Label|FieldError|Group)\\.|${parts('(?:TextField|FormParts)/')}`,
    ),
    priority: 7,
  },
  // Where tooltips are put, and the answers of a Select.
  {
    name: 'overlays',
    test: /react-aria-components\/dist\/private\/OverlayArrow\.|react-(?:aria|stately)\/dist\/private\/(?:i18n\/(?:I18nProvider|useDefaultLocale|utils)|overlays\/(?:calculatePosition|useOverlayPosition|useCloseOnScroll|useOverlayTriggerState|PortalProvider|useModal)|utils\/(?:useResizeObserver|number))\./,
    priority: 8,
  },
  {
    name: 'dialogs',
    test: new RegExp(`react-aria-components/dist/private/(?:Modal|Dialog)\\.|${parts('Dialog/|useAfterExit')}`),
    priority: 5,
  },
  {
    name: 'tables',
    test: new RegExp(parts('(?:Table|DeleteButton)/')),
    priority: 4,
  },
  // The dashboard's frame. The menu of a phone shows its places alike, and whoever opens that may go there next.
  {
    name: 'Dashboard',
    test: new RegExp(`${parts('(?:NavList/NavList|DashboardLayout/)')}|app/src/routes/dashboard/Dashboard\\.`),
    priority: 3,
  },
  // The list of bikes, and what other lists are shown with: of tags, or in a table.
  {
    name: 'lists',
    test: new RegExp(
      `react-aria-components/dist/private/Tooltip\\.|${parts('(?:Tooltip|VerifiedBadge)/|Button/DisabledReason')}|ui/src/virtualizer/|${parts('(?:ActionButton|CardErrorFallback|DescriptionList)/')}|app/src/atoms/mutations/(?:mutations|mutationResult)\\.|app/src/routes/public/BikeList\\.|ui/src/screens/public/BikeList`,
    ),
    priority: 6,
  },
];

/** Pages name all files, and are to be small: six signs tell a file from its like of another build. */
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};
