import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { sentences } from './sentences.ts';

it('names only stories that there are', async () => {
  const { entries } = await buildIndex({
    configDir: fileURLToPath(new URL('../../../../.storybook', import.meta.url)),
    ignorePreview: true,
  });
  const named = sentences.flatMap((section) => section.sentences).flatMap(({ stories }) => stories);
  expect(named.filter((id) => entries[id]?.type !== 'story')).toEqual([]);
}, 60_000);
