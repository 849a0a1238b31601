import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import type { Canvas } from './steps.ts';
import { withMockApi } from './withMockApi.ts';

const args: AppStoryProps = { at: '/', as: null };

/** Shows the part of a page that a user of a phone sees without scrolling. */
const meta = preview.meta({
  title: 'First screen',
  component: AppStory,
  args,
  tags: ['!autodocs', 'no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    noScreenshot: 'The page has its own screenshots.',
  },
  globals: { viewport: { value: 'small' } },
  beforeEach: async (context) => {
    window.scrollTo(0, 0);
    await withMockApi(context);
  },
});

const expectSeeProducts = async ({ canvas }: { canvas: Canvas }) => {
  const link = await canvas.findByRole('link', { name: 'See Products' });
  await expect(link).toBeVisible();
  await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(link).toHaveAttribute('href', expect.stringMatching(/#brands$/));
  const ribbon = canvas.getByRole('complementary', { name: 'About this demo' });
  await expect(ribbon.getBoundingClientRect().height).toBeLessThanOrEqual(46);
};

/** The demo ribbon has only one line, so that the link *See Products* is visible without scrolling. */
export const HomeOnASmallPhone = meta.story({ play: expectSeeProducts });
