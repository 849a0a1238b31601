/**
 * The packages that Vite must prepare before the tests start. It would otherwise discover them while tests run, and
 * reload the page during a test.
 */
export const optimizedDeps = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-aria-components',
  'react-aria/Overlay',
  'react-hook-form',
  'storybook/test',
  'msw',
  'msw/browser',
  'valibot',
  '@faker-js/faker',
  '@stripe/react-stripe-js',
  '@stripe/stripe-js/pure',
  '@tanstack/query-core',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'firebase/app',
  'firebase/auth',
  'jose',
  'jotai',
  'jotai-family',
  'jotai-tanstack-query',
  'ky',
  'minisearch/SearchableMap',
  'react-error-boundary',
  'react-router-dom',
];
