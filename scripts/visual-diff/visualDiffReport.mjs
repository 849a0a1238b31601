import { relative } from 'node:path';

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Every test of a report of Playwright's, with the titles that lead to it. */
const testsIn = ({ suites = [], specs = [] }, titles = []) => [
  ...specs.map((spec) => ({
    title: [...titles, spec.title].join(' › '),
    results: spec.tests.flatMap((one) => one.results),
  })),
  ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title])),
];

const kinds = { expected: 'before', actual: 'after', diff: 'difference' };

/** The pictures that a test left behind, by what is pictured: its last one of each kind. */
const triplesOf = (results) => {
  const triples = new Map();
  for (const { name, path } of results.flatMap(({ attachments = [] }) => attachments)) {
    const [, pictured, kind] = /^(.*)-(expected|actual|diff)\.\w+$/.exec(name) ?? [];
    if (pictured && path) triples.set(pictured, { ...triples.get(pictured), [kind]: path });
  }
  return [...triples];
};

/**
 * A page that shows what differs: before, after and difference of each picture side by side, each in full behind a link.
 *
 * @param {object} report what Playwright's JSON reporter wrote
 * @param {string} folder where the page will be; its pictures stay where they are
 */
export const sideBySide = (report, folder) => {
  const figure = ([kind, path]) => {
    const address = escaped(encodeURI(relative(folder, path)));
    return `<figure><figcaption>${kinds[kind]}</figcaption><a href="${address}"><img src="${address}" alt="${kinds[kind]}, in full" /></a></figure>`;
  };
  const sections = testsIn(report).flatMap(({ title, results }) =>
    triplesOf(results).map(([pictured, triple]) => {
      const shown = Object.keys(kinds).flatMap((kind) => (triple[kind] ? [[kind, triple[kind]]] : []));
      return `<section><h2>${escaped(title)}</h2><p>${escaped(pictured)}</p><div>${shown.map(figure).join('')}</div></section>`;
    }),
  );
  const verdict = sections.length === 0 ? 'No picture differs' : `Pictures that differ: ${sections.length}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${verdict}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 1.5rem; font: 1rem/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
h2 { margin-block: 2rem 0; font-size: 1.125rem; }
p { margin-block: 0 0.5rem; }
div { display: grid; grid-template-columns: repeat(3, minmax(8rem, 1fr)); gap: 1rem; align-items: start; overflow-x: auto; padding: 2px; }
figure { margin: 0; }
img { max-inline-size: 100%; outline: 1px solid #999; }
</style>
<h1>${verdict}</h1>
${sections.join('\n')}
</html>
`;
};
