/** Files on which every story depends, although the build does not say so: style sheets that others import, for example. */
const ofEveryStory = [
  /^\.storybook\/(?!overview\/|visual\/)/,
  /^package-lock\.json$/,
  /^packages\/fixtures\/src\/images\//,
  /^packages\/.*(?<!\.module)\.(css|woff2)$/,
];

/**
 * Finds the stories that depend on changed files, directly or through other modules.
 *
 * @param {{ id: string; reasons: { moduleName: string }[] }[]} modules what Storybook's option `--stats-json` writes
 * @param {string[]} changed the paths of the changed files in the repository
 * @returns {(file: string) => boolean} whether a module depends on a changed file; the path begins with './'
 */
export const dependsOn = (modules, changed) => {
  if (changed.some((file) => ofEveryStory.some((pattern) => pattern.test(file)))) return () => true;
  const importers = new Map(modules.map(({ id, reasons }) => [id, reasons.map(({ moduleName }) => moduleName)]));
  const affected = new Set(changed.map((file) => `./${file}`));
  // A set is iterated in the order of insertion, and includes what is added meanwhile.
  for (const id of affected) for (const importer of importers.get(id) ?? []) affected.add(importer);
  return (file) => affected.has(file);
};
