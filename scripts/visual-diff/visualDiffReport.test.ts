import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesInReport, visualDiffPage, writeVisualDiffReport } from './visualDiffReport.mjs';

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

test('visualDiffPage groups the stories by component or screen', () => {
  const change = (title: string, name: string) => ({
    title,
    name,
    screenshot: 'bangla-dark-phone/x',
    images: {},
    files: {},
  });
  const page = visualDiffPage([change('Login', 'A'), change('Home', 'B'), change('Login', 'C')], '1a2b3c4 Subject');
  expect([...page.matchAll(/<h[23]>(?:<a[^>]*>)?(\w+)/g)].map(([, text]) => text)).toEqual([
    'Home',
    'B',
    'Login',
    'A',
    'C',
  ]);
  expect(page).toContain('/story/x&#38;globals=theme:dark;language:bn;viewport.value:phone"');
});

test('visualDiffPage shows a message when no screenshot differs', () => {
  expect(visualDiffPage([], '1a2b3c4 Subject')).toContain('No screenshot differs');
});
