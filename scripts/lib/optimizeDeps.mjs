/**
 * The packages that Vite would otherwise discover while tests run. It would then reload the page during a test.
 */
export const optimizedDeps = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-aria-components',
  'react-hook-form',
  'storybook/test',
  'msw',
  'msw/browser',
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
];
