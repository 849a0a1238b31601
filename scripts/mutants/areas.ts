/**
 * One run of tests. An area lists its fastest check first. A check runs for a mutant only when the mutant has survived
 * the checks before it.
 */
export type Check = { title: string } & (
  | {
      kind: 'node' /** `of` selects the tests: those that import the changed file, or those with these paths. */;
      of: 'related' | string[];
    }
  | {
      kind: 'browser' | 'stories' | 'end to end';
      of: string[];
      /** Whether the check also runs with `--quick`, as all unit tests do. For code that no unit test covers. */
      isQuick?: true;
    }
);

export type Area = {
  name: string;
  /**
   * The beginnings of file paths, from the root of the repository. Tests and code that only tests use are never
   * changed.
   */
  files: string[];
  checks: Check[];
};

const related: Check = { title: 'unit tests', kind: 'node', of: 'related' };

/** The code in which an error costs users money, work or secrets, and the tests that should notice it. */
export const areas: Area[] = [
  {
    name: 'atoms',
    files: ['packages/app/src/atoms/'],
    checks: [
      related,
      { title: 'lists in a browser', kind: 'browser', of: ['lists.browser'] },
      { title: 'stories of the app', kind: 'stories', of: ['packages/app/src/stories/'] },
      {
        title: 'end to end',
        kind: 'end to end',
        of: ['buyer', 'seller', 'admin', 'uploads', 'csrf', 'network', 'payments'],
      },
    ],
  },
  {
    name: 'guards',
    files: [
      'packages/app/src/routing/guards.tsx',
      'packages/app/src/auth/returnTo.ts',
      'packages/app/src/routing/routes.tsx',
      'packages/app/src/routing/paths/paths.ts',
      'packages/app/src/routing/paths/routeTable.ts',
      'packages/app/src/routes/public/useSignInFlow.ts',
      'packages/app/src/routes/dashboard/DashboardHome.tsx',
      'packages/app/src/routes/public/Login.tsx',
      'packages/app/src/routes/dashboard/Dashboard.tsx',
    ],
    checks: [
      related,
      { title: 'stories of guards', kind: 'stories', of: ['Guards.stories', 'Titles.stories'], isQuick: true },
      { title: 'stories of the app', kind: 'stories', of: ['Journeys.stories'] },
      { title: 'end to end', kind: 'end to end', of: ['guards', 'session', 'signUp', 'guest', 'seller'] },
    ],
  },
  {
    name: 'payments',
    files: ['packages/app/src/payments/'],
    checks: [
      related,
      { title: 'stories of the app', kind: 'stories', of: ['Journeys.stories', 'Toasts.stories'] },
      { title: 'end to end', kind: 'end to end', of: ['payments', 'buyer'] },
    ],
  },
  {
    name: 'backend',
    files: ['mock-server/src/backend/'],
    checks: [
      related,
      {
        title: 'the mock over HTTP',
        kind: 'node',
        of: [
          'packages/conformance/test/mockServer.test.ts',
          'mock-server/test/storage/concurrency.test.ts',
          'mock-server/src/http/',
        ],
      },
    ],
  },
  {
    name: 'session',
    files: ['packages/app/src/auth/'],
    checks: [
      related,
      { title: 'stories of guards', kind: 'stories', of: ['Guards.stories', 'Journeys.stories', 'Toasts.stories'] },
      { title: 'end to end', kind: 'end to end', of: ['session', 'signUp', 'tabs', 'guards'] },
    ],
  },
  {
    name: 'photos',
    files: [
      'packages/app/src/photos/',
      'mock-server/src/backend/http/readPhoto.ts',
      'packages/contract/src/lib/photoHeader.ts',
      'mock-server/src/images/photoPath.ts',
    ],
    checks: [
      related,
      { title: 'stories of the app', kind: 'stories', of: ['Journeys.stories'] },
      { title: 'end to end', kind: 'end to end', of: ['uploads', 'seller'] },
    ],
  },
];

/** The checks of an area that run with or without `--quick`, the fastest first. */
export const checksOf = ({ checks }: Area, { quick }: { quick: boolean }): Check[] =>
  checks.filter((check) => !quick || check.kind === 'node' || check.isQuick);

/** Whether a file is code of the product: no test, no code that only tests use, and no type declaration. */
export const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|stories|d)\.tsx?$|\/testing\/|\/testShop\.ts$|Suite\.ts$/.test(file);
