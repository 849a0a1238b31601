/** Vite's own names of modules have forward slashes everywhere. */
const packages = (names: string) => `node_modules/(?:${names})/`;
const parts = (names: string) => `ui/src/(?:components|hooks)/(?:${names})`;

/**
 * Which files the code is put into, so that a page needs few of them and nothing that it does not use. What is named
 * nowhere stands where it is needed; the earlier of two groups has it.
 */
export const chunks = [
  // Everything that is there before any page: one file.
  { name: 'shop', tags: ['$initial' as const], priority: 9 },
  // What most pages show their data with: small pieces, hardly worth a request each.
  {
    name: 'furniture',
    test: new RegExp(
      `${parts('(?:Headline|Isolate|Link|Notice|Picture|Price|ProgressBar|Section|Skeleton|State|StillLoading|Tag|VisuallyHidden)/|useKeptFocus|Table/Told')}|ui/src/hooks/usePending|react-stately/dist/private/utils/useControlledState|react-aria/dist/private/utils/animation|react-aria-components/dist/private/Text\\.|ui/src/(?:art/|format|keyed)|app/src/(?:atoms/shop|useRemote|useAttempt)`,
    ),
    priority: 8,
  },
  {
    name: 'forms',
    test: new RegExp(
      `${packages('react-hook-form')}|react-aria-components/dist/private/(?:TextField|TextArea|Input|Label|FieldError|Group)\\.|${parts('(?:TextField|FormParts)/')}`,
    ),
    priority: 7,
  },
  // What lies over the page in a place of its own, and what lies over all of it.
  {
    name: 'tooltips',
    test: new RegExp(
      `react-aria-components/dist/private/(?:Tooltip|OverlayArrow)\\.|${parts('(?:Tooltip|VerifiedBadge)/|Button/Refusing')}`,
    ),
    priority: 6,
  },
  {
    name: 'dialogs',
    test: new RegExp(`react-aria-components/dist/private/(?:Modal|Dialog)\\.|${parts('Dialog/|useGone')}`),
    priority: 5,
  },
  {
    name: 'tables',
    test: new RegExp(parts('(?:Table|DeleteButton)/')),
    priority: 4,
  },
  // What lists are shown with, of tags or in a table.
  {
    name: 'lists',
    test: new RegExp(
      `ui/src/windowing/|${parts('(?:ActionButton|BrokenBike|Facts)/')}|app/src/atoms/(?:actions|outcome)`,
    ),
    priority: 5,
  },
];
