import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Visit, type VisitProps } from './AppStory.tsx';
import { answering } from './withMockApi.ts';

const args: VisitProps = { at: '/dashboard', as: 'farhana' };

/** What the browser's tab says: the page's name and the product's (spec §2). */
const meta = preview.meta({
  title: 'Titles',
  component: Visit,
  args,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: answering,
});

const says = (title: string) => () => waitFor(() => expect(document.title).toBe(title));

export const Dashboard = meta.story({ tags: ['R2.31'], play: says('Dashboard - Second Gear') });
export const ABrand = meta.story({ args: { at: '/categories/1' }, play: says('Honda - Second Gear') });
export const MyOrders = meta.story({ args: { at: '/dashboard/myorder' }, play: says('My Orders - Second Gear') });
export const MyProduct = meta.story({
  args: { at: '/dashboard/myproduct', as: 'rahim' },
  play: says('My Product - Second Gear'),
});
export const Nowhere = meta.story({ args: { at: '/nowhere', as: null }, play: says('Page not found - Second Gear') });
