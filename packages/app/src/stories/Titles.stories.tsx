import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import { withMockApi } from './withMockApi.ts';

const args: AppStoryProps = { at: '/dashboard', as: 'farhana' };

/** The document's title: the page's name and the product's name (docs/requirements.md §2). */
const meta = preview.meta({
  title: 'Titles',
  component: AppStory,
  args,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: withMockApi,
});

const expectTitle = (title: string) => () => waitFor(() => expect(document.title).toBe(title));

export const Dashboard = meta.story({ tags: ['R2.31'], play: expectTitle('Dashboard - Second Gear') });
export const ABrand = meta.story({ args: { at: '/categories/1' }, play: expectTitle('Honda - Second Gear') });
export const MyOrders = meta.story({
  args: { at: '/dashboard/myorder' },
  play: expectTitle('My Orders - Second Gear'),
});
export const MyProduct = meta.story({
  args: { at: '/dashboard/myproduct', as: 'rahim' },
  play: expectTitle('My Product - Second Gear'),
});
export const Nowhere = meta.story({
  args: { at: '/nowhere', as: null },
  play: expectTitle('Page not found - Second Gear'),
});
