/** The import rules of docs/architecture.md. `npm test` checks them (scripts/check/structure.test.ts). */

/** Files that are not part of a build: tests, stories and their helpers. */
const testCode =
  '(\\.(test|stories|visual|spec|setup)\\.tsx?$|/(testing|test|stories|e2e|foundations|dist|dist-demo)/|vitest[^/]*\\.config\\.ts$)';

/** The entry of the demo without a server, which contains the mock. No other build contains this folder. */
const demo = '^packages/app/demo/';

const app = '^packages/app/src/';

/** @param {string} folder @param {string[]} packages the other packages that it may import */
const importsOnly = (folder, packages) => ({
  name: `imports of ${folder}`,
  severity: /** @type {const} */ ('error'),
  from: { path: `^${folder}/`, pathNot: demo },
  to: { path: '^(packages|mock-server)/', pathNot: `^(${[folder, ...packages].join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration & { forbidden: object[], options: object }} */
export default {
  forbidden: [
    importsOnly('packages/contract', []),
    importsOnly('packages/domain', ['packages/contract']),
    importsOnly('packages/fixtures', ['packages/contract']),
    importsOnly('mock-server', ['packages/contract', 'packages/fixtures']),
    importsOnly('packages/conformance', ['packages/contract', 'packages/fixtures', 'mock-server']),
    importsOnly('packages/ui', ['packages/contract', 'packages/domain']),
    importsOnly('packages/app', ['packages/contract', 'packages/domain', 'packages/ui']),
    {
      name: 'app/src: core and features import neither routes nor the files above them',
      severity: 'error',
      from: { path: `${app}(core|features)/` },
      to: { path: `${app}(?!core/|features/)` },
    },
    {
      name: 'app/src/core imports no feature',
      severity: 'error',
      from: { path: `${app}core/` },
      to: { path: `${app}features/` },
    },
    {
      name: 'a feature imports no subfolder of another feature',
      severity: 'error',
      from: { path: `${app}features/([^/]+)/` },
      to: { path: `${app}features/[^/]+/[^/]+/`, pathNot: `${app}features/$1/` },
    },
    {
      name: 'imports of the demo',
      severity: 'error',
      from: { path: '^packages/', pathNot: demo },
      to: { path: demo },
    },
    { name: 'no cycle of modules', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no cycle of folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: testCode },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
