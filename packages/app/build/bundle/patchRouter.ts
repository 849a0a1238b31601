import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const folder = normalizePath(
  join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production'),
);

/**
 * Removes the side effects from react-router's modules: marks top-level calls as pure, and removes the `displayName`s. Without
 * this, the bundler would keep the package's links and forms, a third of its code, which this app does not use.
 */
export const withoutEffects = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');

/**
 * Makes Vite bundle react-router's production build, because the package's package.json names its development build for
 * every mode.
 */
export const patchRouter = (): Plugin => ({
  name: 'patch-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${folder}/index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${folder}/dom-export.mjs` },
      ],
    },
  }),
  transform: (code, id) => (id.startsWith(folder) ? { code: withoutEffects(code), map: null } : null),
});
