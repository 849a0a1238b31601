import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { squeeze } from '../../scripts/visual-diff/encodeWebp.mjs';
import { groundsOf } from '../modes.ts';
import { optOutFault, surveyed, withoutPicture } from './storyIndex.ts';
import { pathOf, test } from './storyPage.ts';

const folder = join(import.meta.dirname, '../pictures');
const stories = surveyed();
const grounded = stories
  .filter(({ tags }) => !tags.includes(withoutPicture))
  .flatMap((story) => {
    const { windows, lights } = groundsOf(story.globals);
    return windows.map((window) => ({ ...story, window, lights }));
  })
  // One window after the other: a page that is not resized has less to do.
  .sort((one, other) => one.window.localeCompare(other.window));
const titles = new Set(grounded.map(({ title }) => title));

/** Whether pictures are taken anew, rather than compared. */
const isUpdate = () => test.info().config.updateSnapshots !== 'none';
const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

// Those of one title follow each other on a page opened for them: whatever a story leaves behind, the next finds it each time.
for (const title of titles) {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });

    for (const { id, name, window, lights } of grounded.filter((story) => story.title === title)) {
      test(`${name}, ${window}`, async ({ stage }) => {
        await stage.show({ id, title }, window);
        for (const light of lights) {
          const path = pathOf(id, window, light);
          const file = join(folder, ...path);
          const before = changedAt(file);
          if (before === undefined && !isUpdate()) {
            const advice = `There is no picture of it by ${light}: npm run pictures -- --update "${name}"`;
            // Only where it is so: the report shows it as a step.
            expect.soft(before, advice).toBeDefined();
            continue;
          }
          const framing = await stage.framing({ title, name }, window, light);
          await expect.soft(stage.page, `by ${light}`).toHaveScreenshot(path, framing);
          if (changedAt(file) !== before) squeeze(file);
        }
      });
    }
  });
}

test('Every picture is of a story', () => {
  const wanted = new Set(
    grounded.flatMap(({ id, window, lights }) => lights.map((light) => pathOf(id, window, light).join('/'))),
  );
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'));
  const stale = kept.filter((file) => !wanted.has(file.replaceAll('\\', '/')));
  if (!isUpdate())
    expect(stale, 'pictures of stories that are gone: npm run pictures -- --update takes them away').toEqual([]);
  for (const file of stale) rmSync(join(folder, file));
});

test('Whatever has no picture says why', () => {
  const faults = stories.flatMap((story) => {
    const fault = optOutFault(story);
    return fault ? [`${story.id}: ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});
