import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Tokens } from './design/Colors.stories.tsx';
import { Durations } from './design/Motion.stories.tsx';
import { ShadowsAndOrder, SpacingAndShape } from './design/Spacing.stories.tsx';
import { Sizes } from './design/Typography.stories.tsx';
import { type Token, tokenGroups } from './design/tokens.ts';

const meta = preview.meta({
  title: 'Every token',
  tags: ['!autodocs', '!dev', 'no-screenshot'],
  // Each page has an accessibility check of its own. Together they have landmarks with the same names.
  parameters: { noScreenshot: 'It repeats other stories.', a11y: { test: 'off' } },
});

const pages = { Tokens, Sizes, SpacingAndShape, ShadowsAndOrder, Durations };

/** This story fails if a token is on none of the pages, or is there without its value or its description. */
export const IsOnAPage = meta.story({
  render: () => (
    <>
      {Object.entries(pages).map(([name, { Component }]) => (
        <Component key={name} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('li, dl > div, tr')].map(({ innerText }) => innerText);
    const isShown = ({ name, description }: Token) =>
      rows.some((row) => {
        const value = row.replace(name, '').replace(description, '').trim();
        return row.split(/\s/).includes(name) && row.includes(description) && value !== '';
      });
    const missing = tokenGroups.flatMap(({ tokens }) => tokens.filter((token) => !isShown(token)));
    await expect(missing.map(({ name }) => name)).toEqual([]);
  },
});
