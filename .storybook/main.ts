import { defineMain } from '@storybook/react-vite/node';
import { pictures } from './pictures.ts';
import { worker } from './worker.ts';

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
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), pictures(), worker()],
    optimizeDeps: {
      ...config.optimizeDeps,
      // What Vite would only discover while stories run; it would then reload the page under a running test.
      include: [
        ...(config.optimizeDeps?.include ?? []),
        'react',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'react-aria-components',
        'react-hook-form',
        'storybook/test',
        '@storybook/addon-a11y',
        '@storybook/addon-docs',
        'axe-core',
        'msw',
        'msw/browser',
        'msw-storybook-addon',
        'valibot',
        '@faker-js/faker',
        '@stripe/react-stripe-js',
        '@stripe/stripe-js/pure',
        '@tanstack/query-core',
        'firebase/app',
        'firebase/auth',
        'jose',
        'jotai',
        'jotai-tanstack-query',
        'ky',
        'react-router-dom',
      ],
    },
  }),
});
