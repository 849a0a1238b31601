import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  changesInReport,
  deletedScreenshots,
  inStoryOrder,
  visualDiffPage,
  writeVisualDiffReport,
} from './visualDiffReport.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
const attachment = (kind: string) => {
  const path = join(folder, `${kind}.webp`);
  writeFileSync(path, kind);
  return { name: `light-phone/login--default-${kind}.webp`, path };
};
const reportWith = (attachments: object[]) => ({
  suites: [
    {
      title: 'stories.visual.ts',
      suites: [
        { title: 'Login <form>', specs: [{ title: 'Default, phone', tests: [{ results: [{ attachments }] }] }] },
      ],
    },
  ],
});

test('writeVisualDiffReport writes a page with the images before, after and difference, and copies the images beside it', async () => {
  const changes = changesInReport(reportWith(['expected', 'actual', 'diff'].map(attachment)));
  const site = join(folder, 'site');
  await writeVisualDiffReport(site, changes, '1a2b3c4 Change <b>');
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const shown = [...page.matchAll(/<figcaption>(.*?)<\/figcaption><a href="(.*?)"><img src="\2"/g)].map(
    ([, kind, src = '']) => [kind, readFileSync(join(site, src), 'utf8')],
  );
  expect(shown).toEqual([
    ['before', 'expected'],
    ['after', 'actual'],
    ['difference', 'diff'],
  ]);
  expect(page).toContain('<h2>Login &#60;form&#62; <small>1</small></h2>');
  expect(page).toContain(
    '<a href="../?path=/story/login--default&#38;globals=theme:light;language:en;viewport.value:phone">Default, phone</a>',
  );
  expect(page).toContain('1a2b3c4 Change &#60;b&#62;');
});

test('changesInReport leaves out missing images and attachments that are not images', () => {
  const other = { name: 'trace', path: '/repository/results/trace.zip' };
  const [change] = changesInReport(reportWith([attachment('expected'), attachment('actual'), other]));
  expect(Object.keys(change?.images ?? {})).toEqual(['expected', 'actual']);
});

test('deletedScreenshots returns the screenshots of the baseline in every mode, each only with the image before', () => {
  const pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
  const files = ['dark-phone', 'light-phone'].map((mode) => join(pictures, mode, 'old--default.webp'));
  for (const mode of ['dark-phone', 'light-phone']) mkdirSync(join(pictures, mode));
  for (const file of [...files, join(pictures, 'dark-phone/other.webp')]) writeFileSync(file, '');
  const changes = deletedScreenshots(pictures, [{ id: 'old--default', title: 'Old', name: 'Default' }]);
  expect(changes.map(({ screenshot }) => screenshot).toSorted()).toEqual([
    'dark-phone/old--default',
    'light-phone/old--default',
  ]);
  expect(changes.map(({ images }) => images.expected).toSorted()).toEqual(files);
});

const changeOf = (title: string, id: string, mode = 'bangla-dark-phone') => ({
  title,
  name: id,
  screenshot: `${mode}/${id}`,
  images: {},
  files: {},
});

test('visualDiffPage groups the stories by component or screen, in the order of the changes', () => {
  const page = visualDiffPage(
    [changeOf('Login', 'a'), changeOf('Home', 'b'), changeOf('Login', 'c')],
    '1a2b3c4 Subject',
  );
  expect([...page.matchAll(/<h[23]>(?:<a[^>]*>)?(\w+)/g)].map(([, text]) => text)).toEqual([
    'Login',
    'a',
    'c',
    'Home',
    'b',
  ]);
  expect(page).toContain('/story/a&#38;globals=theme:dark;language:bn;viewport.value:phone"');
});

test('inStoryOrder sorts changes by the story index, and puts stories that are not in it at the end', () => {
  const stories = ['screen--default', 'screen--empty', 'button--default'].map((id) => ({ id }));
  const changes = [
    changeOf('Removed', 'removed--default', 'dark-phone'),
    changeOf('Button', 'button--default', 'dark-phone'),
    changeOf('Screen', 'screen--empty', 'dark-phone'),
    changeOf('Screen', 'screen--default', 'dark-phone'),
    changeOf('Screen', 'screen--default', 'light-phone'),
  ];
  expect(inStoryOrder(changes, stories).map(({ screenshot }) => screenshot)).toEqual([
    'dark-phone/screen--default',
    'light-phone/screen--default',
    'dark-phone/screen--empty',
    'dark-phone/button--default',
    'dark-phone/removed--default',
  ]);
});

test('visualDiffPage shows a message when no screenshot differs', () => {
  expect(visualDiffPage([], '1a2b3c4 Subject')).toContain('No screenshot differs');
});
