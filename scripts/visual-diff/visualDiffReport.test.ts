import { expect, test } from 'vitest';
import { sideBySide } from './visualDiffReport.mjs';

const attachment = (kind: string) => ({ name: `form-phone-${kind}.webp`, path: `/shop/results/form/${kind}.webp` });
const reportWith = (attachments: object[]) => ({
  suites: [
    {
      title: 'stories.picture.ts',
      suites: [
        { title: 'Login <form>', specs: [{ title: 'Default, phone', tests: [{ results: [{ attachments }] }] }] },
      ],
    },
  ],
});

test('before, after and difference stand side by side, each by its own file', () => {
  const page = sideBySide(reportWith(['expected', 'actual', 'diff'].map(attachment)), '/shop/report');
  const shown = [...page.matchAll(/<figcaption>(.*?)<\/figcaption><a href="(.*?)"><img src="\2"/g)].map(
    ([, kind, src]) => [kind, src],
  );
  expect(shown).toEqual([
    ['before', '../results/form/expected.webp'],
    ['after', '../results/form/actual.webp'],
    ['difference', '../results/form/diff.webp'],
  ]);
  expect(page).toContain('stories.picture.ts › Login &#60;form&#62; › Default, phone');
});

test('what a test has not left behind is left out, and what is no picture is not shown', () => {
  const other = { name: 'trace', path: '/shop/results/trace.zip' };
  const page = sideBySide(reportWith([attachment('expected'), attachment('actual'), other]), '/shop/report');
  expect(page.match(/<figure>/g)).toHaveLength(2);
  expect(page).not.toContain('trace.zip');
});

test('where nothing differs it says so', () => {
  expect(sideBySide(reportWith([]), '/shop/report')).toContain('No picture differs');
});
