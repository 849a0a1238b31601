import parser from '@typescript-eslint/parser';
import compat from 'eslint-plugin-compat';

/**
 * Biome checks everything else. This configuration only rejects web APIs that a browser of the list `browserslist` in
 * package.json lacks, in code that reaches a browser. TypeScript's `lib` rejects newer APIs of the language: with the
 * polyfills, all browsers of the list have those of ES2023.
 */
export default [
  { ignores: ['**/{dist,dist-demo,storybook-static,coverage,test-results}/**', '.pictures/**'] },
  {
    files: [
      'packages/{app,ui,contract,domain,fixtures}/src/**/*.{ts,tsx}',
      'packages/app/demo/**/*.{ts,js}',
      'mock-server/src/{backend,storage,stripe}/**/*.ts',
      'mock-server/src/msw/browserBackend.ts',
    ],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      '**/testing/**',
      'packages/app/demo/*onfig.ts',
      'packages/app/demo/demoPlugin.ts',
    ],
    // Without its reading of JSDoc comments, the parser takes a third less time.
    languageOptions: { parser, parserOptions: { jsDocParsingMode: 'none' } },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
    // The APIs that packages/app/src/core/startup/polyfills adds, and those that the code calls only if the browser has them.
    settings: {
      polyfills: [
        'AbortSignal.any',
        'URL.canParse',
        'Highlight',
        'navigator.connection',
        'navigator.serviceWorker',
        'requestIdleCallback',
      ],
    },
  },
  {
    // ES5, because browsers that are too old for the app run this file.
    files: ['packages/app/build/browsers/tooOldBrowser.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
  },
];
