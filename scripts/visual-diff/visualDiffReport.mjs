import { readdirSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The kinds of images, in the order in which the page shows them, with their captions. */
const captions = { expected: 'before', actual: 'after', diff: 'difference' };

/** Every test of a Playwright report, with the titles of its suites, without the file. */
const testsIn = ({ suites = [], specs = [] }, titles = []) => [
  ...specs.map((spec) => ({ titles, name: spec.title, results: spec.tests.flatMap((test) => test.results) })),
  ...suites.flatMap((suite) => testsIn(suite, suite.title.endsWith('.visual.ts') ? titles : [...titles, suite.title])),
];

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
 * A screenshot that differs.
 *
 * @typedef {object} Change
 * @property {string} title the title of the component or the screen, such as 'Screens/Every user/Home'
 * @property {string} name the name of the story
 * @property {string} screenshot the theme, the viewport and the story, such as 'dark-phone/screens-every-user-home--default'
 * @property {{ expected?: string; actual?: string; diff?: string }} images the paths of the images
 */

/**
 * Returns the screenshots that differ from those of the baseline.
 *
 * @param {object} report the output of Playwright's JSON reporter
 * @returns {Change[]}
 */
export const changesInReport = (report) =>
  testsIn(report).flatMap(({ titles, name, results }) =>
    imagesByScreenshot(results).map(([screenshot, images]) => ({
      title: titles.join(' › '),
      name,
      screenshot,
      images,
    })),
  );

/**
 * Returns the screenshots of stories that only the baseline has.
 *
 * @param {string} pictures the folder of the baseline's screenshots
 * @param {{ id: string; title: string; name: string }[]} stories
 * @returns {Change[]}
 */
export const deletedScreenshots = (pictures, stories) => {
  const files = stories.length === 0 ? [] : readdirSync(pictures, { recursive: true, encoding: 'utf8' });
  return stories.flatMap(({ id, title, name }) =>
    files
      .filter((file) => basename(file) === `${id}.webp`)
      .map((file) => ({
        title: `${title} (deleted)`,
        name,
        screenshot: file.replaceAll('\\', '/').slice(0, -'.webp'.length),
        images: { expected: join(pictures, file) },
      })),
  );
};

/**
 * Sorts changes by the story index, so that the page has the order of Storybook's sidebar. Changes of stories that are
 * not in the index are at the end. The screenshots of one story keep their order.
 *
 * @template {Pick<Change, 'screenshot'>} T
 * @param {T[]} changes
 * @param {{ id: string }[]} stories all stories, in the order of the index
 * @returns {T[]}
 */
export const inStoryOrder = (changes, stories) => {
  const positions = new Map(stories.map(({ id }, index) => [id, index]));
  const positionOf = ({ screenshot }) => positions.get(screenshot.split('/').at(-1)) ?? stories.length;
  return changes.toSorted((a, b) => positionOf(a) - positionOf(b));
};

const figure = (caption, href) =>
  `<figure><figcaption>${caption}</figcaption><a href="${href}"><img src="${href}" alt="${caption}, in full" loading="lazy" /></a></figure>`;

/** The query of Storybook's URL that shows the story of a screenshot, in the theme, the language and the viewport of it. */
const storyQuery = (screenshot) => {
  const [mode = '', story = ''] = screenshot.split('/');
  const language = mode.startsWith('bangla-') ? 'bn' : 'en';
  const [theme, viewport] = mode.replace('bangla-', '').split('-');
  return `?path=/story/${encodeURIComponent(story)}&globals=theme:${theme};language:${language};viewport.value:${viewport}`;
};

const changeHtml = ({ name, screenshot, files }) => {
  const figures = Object.entries(captions).flatMap(([kind, caption]) =>
    files[kind] ? [figure(caption, escapeHtml(encodeURI(files[kind])))] : [],
  );
  return `<h3><a href="../${escapeHtml(storyQuery(screenshot))}">${escapeHtml(name)}</a></h3>
<p>${escapeHtml(screenshot)}</p>
<div>${figures.join('')}</div>`;
};

/**
 * Returns an HTML page that shows before, after and difference of each screenshot that differs, side by side and grouped by
 * component or screen, in the order of the changes. Each story has a link to it in the Storybook whose folder contains the folder of the page.
 *
 * @param {(Change & { files: Change['images'] })[]} changes `files` are relative to the page
 * @param {string} commit the commit with which the screenshots are compared
 */
export const visualDiffPage = (changes, commit) => {
  const titles = new Set(changes.map(({ title }) => title));
  const sections = [...titles].map((title) => {
    const own = changes.filter((change) => change.title === title);
    return `<section><h2>${escapeHtml(title)} <small>${own.length}</small></h2>${own.map(changeHtml).join('\n')}</section>`;
  });
  const summary = changes.length === 0 ? 'No screenshot differs' : `Screenshots that differ: ${changes.length}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${summary}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 1.5rem; font: 1rem/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
h2 { margin-block: 2rem 0; font-size: 1.25rem; }
h3 { margin-block: 1rem 0; font-size: 1rem; }
p { margin-block: 0 0.5rem; }
small { font-weight: 400; }
div { display: grid; grid-template-columns: repeat(3, minmax(8rem, 1fr)); gap: 1rem; align-items: start; overflow-x: auto; padding: 2px; }
figure { margin: 0; }
img { max-inline-size: 100%; outline: 1px solid #999; }
</style>
<h1>${summary}</h1>
<p>Compared with the commit ${escapeHtml(commit)}. A name opens the story in Storybook, in the theme, the language and the width of the screenshot.</p>
${sections.join('\n')}
</html>
`;
};

/**
 * Writes the page and copies its images, so that the folder can be put on any static host, inside the folder of the Storybook.
 *
 * @param {string} folder the folder of the page; its content is replaced
 * @param {Change[]} changes
 * @param {string} commit the commit with which the screenshots are compared
 */
export const writeVisualDiffReport = async (folder, changes, commit) => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const copied = [];
  for (const change of changes) {
    const files = {};
    for (const [kind, path] of Object.entries(change.images)) {
      files[kind] = `${change.screenshot.replaceAll('/', '--')}-${kind}.webp`;
      await copyFile(path, join(folder, files[kind]));
    }
    copied.push({ ...change, files });
  }
  await writeFile(join(folder, 'index.html'), visualDiffPage(copied, commit));
};
