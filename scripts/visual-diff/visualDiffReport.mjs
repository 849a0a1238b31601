import { relative } from 'node:path';

const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Every test of a Playwright report, with the titles of its suites. */
const testsIn = ({ suites = [], specs = [] }, titles = []) => [
  ...specs.map((spec) => ({
    title: [...titles, spec.title].join(' › '),
    results: spec.tests.flatMap((test) => test.results),
  })),
  ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title])),
];

const kinds = { expected: 'before', actual: 'after', diff: 'difference' };

/**
 * The images that a test attached. For each screenshot, only the last image of each kind (before, after, difference)
 * counts.
 */
const imagesByScreenshot = (results) => {
  const images = new Map();
  for (const { name, path } of results.flatMap(({ attachments = [] }) => attachments)) {
    const [, screenshot, kind] = /^(.*)-(expected|actual|diff)\.\w+$/.exec(name) ?? [];
    if (screenshot && path) images.set(screenshot, { ...images.get(screenshot), [kind]: path });
  }
  return [...images];
};

/**
 * Returns an HTML page that shows before, after and difference of each screenshot that differs, side by side, with links to the
 * full images.
 *
 * @param {object} report the output of Playwright's JSON reporter
 * @param {string} folder the folder of the page; links to the images are relative to it
 */
export const visualDiffReport = (report, folder) => {
  const figure = ([kind, path]) => {
    const href = escapeHtml(encodeURI(relative(folder, path)));
    return `<figure><figcaption>${kinds[kind]}</figcaption><a href="${href}"><img src="${href}" alt="${kinds[kind]}, in full" /></a></figure>`;
  };
  const sections = testsIn(report).flatMap(({ title, results }) =>
    imagesByScreenshot(results).map(([screenshot, images]) => {
      const figures = Object.keys(kinds).flatMap((kind) => (images[kind] ? [figure([kind, images[kind]])] : []));
      return `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(screenshot)}</p><div>${figures.join('')}</div></section>`;
    }),
  );
  const summary = sections.length === 0 ? 'No screenshot differs' : `Screenshots that differ: ${sections.length}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${summary}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 1.5rem; font: 1rem/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
h2 { margin-block: 2rem 0; font-size: 1.125rem; }
p { margin-block: 0 0.5rem; }
div { display: grid; grid-template-columns: repeat(3, minmax(8rem, 1fr)); gap: 1rem; align-items: start; overflow-x: auto; padding: 2px; }
figure { margin: 0; }
img { max-inline-size: 100%; outline: 1px solid #999; }
</style>
<h1>${summary}</h1>
${sections.join('\n')}
</html>
`;
};
