const unreleased = '## Unreleased';

/**
 * A changelog in which what was unreleased stands under a new version.
 *
 * @param {string} text the changelog as it is
 * @param {string} version such as 0.2.0
 * @param {string} day such as 2026-11-21
 * @throws {Error} with a sentence, where there is nothing to release, or nothing to release it under.
 */
export const release = (text, version, day) => {
  const [before, after] = text.split(`\n${unreleased}\n`);
  if (after === undefined) throw new Error(`CHANGELOG.md has no line "${unreleased}".`);
  if (new RegExp(`^## ${version.replaceAll('.', '\\.')}( |$)`, 'm').test(text)) {
    throw new Error(`CHANGELOG.md has ${version} already.`);
  }
  const [news = ''] = after.split(/^## /m);
  if (!/^- /m.test(news)) throw new Error(`CHANGELOG.md says nothing under "${unreleased}": what is in ${version}?`);
  return `${before}\n${unreleased}\n\n## ${version} - ${day}\n${after}`;
};
