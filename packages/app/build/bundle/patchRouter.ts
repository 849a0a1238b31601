import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const folder = normalizePath(
  join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production'),
);

/**
 * Removes the side effects from react-router's modules: marks top-level calls as pure, and removes the `displayName`s. Without
 * this, bundlers keep its links and forms, a third of the package, which this app does not use.
 */
export const withoutEffects = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');

/** Bundles react-router's production build. Its package.json gives bundlers the development build in every mode. */
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
