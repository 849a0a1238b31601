import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { hotTextsPlugin } from '../packages/app/build/hotTextsPlugin.ts';
import { optimizedDeps } from '../scripts/lib/optimizeDeps.mjs';
import { livePages } from './overview/product/livePages.ts';
import { readPages, readScreenFolders } from './overview/product/readPages.ts';
import { demoImagesPlugin } from './plugins/demoImagesPlugin.ts';
import { mswWorkerPlugin } from './plugins/mswWorkerPlugin.ts';
import { virtualModules } from './plugins/virtualModules.ts';

/** The font of the logo. Its path is resolved, because a work tree of git has no packages of its own. */
const displayFont = '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2';

export default defineMain({
  framework: '@storybook/react-vite',
  // The sidebar has the order of this list.
  stories: [
    { titlePrefix: 'Overview', directory: './overview', files: '**/*.@(mdx|stories.tsx)' },
    ...readScreenFolders().map(({ folder, group }) => ({
      titlePrefix: `Screens/${group}/${basename(folder)}`,
      directory: `../packages/ui/src/screens/${folder}`,
      files: '**/*.stories.tsx',
    })),
    { titlePrefix: 'Components', directory: '../packages/ui/src/components', files: '**/*.stories.tsx' },
    { titlePrefix: 'Foundations', directory: '../packages/ui/src/foundations', files: '**/*.@(mdx|stories.tsx)' },
    { titlePrefix: 'App', directory: '../packages/app/src', files: '**/*.stories.tsx' },
  ],
  addons: [
    // The tests open no docs page, so they do without the source of each story.
    { name: '@storybook/addon-docs', options: process.env.VITEST ? { csfPluginOptions: null } : {} },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // The logo and the pictures of the page Welcome.
  staticDirs: [
    { from: '../docs/pictures', to: 'pictures-of-the-product' },
    { from: fileURLToPath(import.meta.resolve(displayFont)), to: 'oswald.woff2' },
    { from: '../packages/app/public/icon.svg', to: 'favicon.svg' },
  ],
  managerHead: (head) =>
    `${head}<style>@font-face { font-family: 'Oswald Variable'; font-weight: 200 700; src: url('./oswald.woff2') format('woff2-variations'); }</style>`,
  // The toolbar reads it (manager.ts).
  env: (env) => ({
    ...env,
    STORYBOOK_LIVE_PAGES: JSON.stringify(livePages(readPages(), process.env.STORYBOOK_DEMO_URL)),
  }),
  // Storybook would otherwise run `git` after each change, to mark the stories that differ from the last commit. That blocks
  // its server for seconds. The checklist teaches Storybook itself.
  features: { changeDetection: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook reads the props of each component from its source for the docs pages. The tests open no docs page, so they
  // do without that work.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), hotTextsPlugin(), virtualModules(), demoImagesPlugin(), mswWorkerPlugin()],
    // Transforms what every story needs before the first one is opened.
    server: { ...config.server, warmup: { clientFiles: ['./.storybook/preview.tsx'] } },
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        ...optimizedDeps,
        '@storybook/addon-a11y',
        '@storybook/addon-docs/preview',
        'axe-core',
        'msw-storybook-addon',
      ],
    },
  }),
});
