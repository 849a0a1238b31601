import { expect, test } from 'vitest';
import { visualDiffReport } from './visualDiffReport.mjs';

const attachment = (kind: string) => ({
  name: `form-phone-${kind}.webp`,
  path: `/repository/results/form/${kind}.webp`,
});
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

test('visualDiffReport shows the images before, after and difference of a screenshot side by side, each from its own file', () => {
  const page = visualDiffReport(reportWith(['expected', 'actual', 'diff'].map(attachment)), '/repository/report');
  const shown = [...page.matchAll(/<figcaption>(.*?)<\/figcaption><a href="(.*?)"><img src="\2"/g)].map(
    ([, kind, src]) => [kind, src],
  );
  expect(shown).toEqual([
    ['before', '../results/form/expected.webp'],
    ['after', '../results/form/actual.webp'],
    ['difference', '../results/form/diff.webp'],
  ]);
  expect(page).toContain('stories.visual.ts › Login &#60;form&#62; › Default, phone');
});

test('visualDiffReport leaves out missing images and attachments that are not images', () => {
  const other = { name: 'trace', path: '/repository/results/trace.zip' };
  const page = visualDiffReport(
    reportWith([attachment('expected'), attachment('actual'), other]),
    '/repository/report',
  );
  expect(page.match(/<figure>/g)).toHaveLength(2);
  expect(page).not.toContain('trace.zip');
});

test('visualDiffReport shows a message when no screenshot differs', () => {
  expect(visualDiffReport(reportWith([]), '/repository/report')).toContain('No screenshot differs');
});
