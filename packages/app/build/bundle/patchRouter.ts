import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const folder = normalizePath(
  join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production'),
);

/**
 * What react-router makes while it loads is marked as made for whoever uses it, and goes without the names that only
 * developers' tools show. Bundlers would keep its links and forms otherwise, a third of it, for a shop that has its own.
 */
export const withoutEffects = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');

/**
 * The router as a shop needs it. Bundlers are given the build of it that warns developers, whatever they bundle for; the
 * other stands beside it.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
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
