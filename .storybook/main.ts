import { defineMain } from '@storybook/react-vite/node';
import { optimizedDeps } from '../scripts/lib/optimizeDeps.mjs';
import { demoImagesPlugin } from './plugins/demoImagesPlugin.ts';
import { failureModesPlugin } from './plugins/failureModesPlugin.ts';
import { mswWorkerPlugin } from './plugins/mswWorkerPlugin.ts';
import { requirementsPlugin } from './plugins/requirementsPlugin.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { titlePrefix: 'Foundations', directory: '../packages/ui/src/foundations', files: '**/*.@(mdx|stories.tsx)' },
    { titlePrefix: 'Components', directory: '../packages/ui/src/components', files: '**/*.stories.tsx' },
    { titlePrefix: 'Screens', directory: '../packages/ui/src/screens', files: '**/*.stories.tsx' },
    { titlePrefix: 'App', directory: '../packages/app/src', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook reads the props of each component from its source for the docs pages. The tests open no docs page, so they
  // do without that work.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      failureModesPlugin(),
      requirementsPlugin(),
      demoImagesPlugin(),
      mswWorkerPlugin(),
    ],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        ...optimizedDeps,
        '@storybook/addon-a11y',
        '@storybook/addon-docs',
        'axe-core',
        'msw-storybook-addon',
      ],
    },
  }),
});
