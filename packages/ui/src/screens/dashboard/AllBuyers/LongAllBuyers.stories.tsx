import { buildUser } from '@second-gear/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { succeedingTask, viewArgs, withTableView } from '../../../testing/withTableView.tsx';
import { AllBuyersScreen } from './AllBuyersScreen.tsx';

const manyBuyers = Array.from({ length: 5_000 }, (_, index) =>
  buildUser({ name: `Buyer number ${index + 1}`, email: `buyer.${index + 1}@example.com` }),
);

/**
 * A table with so many rows that only those near the viewport are rendered. The behaviour of long lists is tested in
 * packages/app, in longLists.browser.test.tsx.
 */
const meta = preview.meta({
  component: AllBuyersScreen,
  args: {
    buyers: { state: 'ready' as const, data: manyBuyers },
    onDelete: fn(async () => undefined),
    deleteTask: succeedingTask,
    ...viewArgs,
  },
  decorators: [withTableView],
  tags: ['no-screenshot'],
  parameters: {
    ...inScreenLayout('/dashboard/allbuyers', 'admin'),
    noScreenshot: 'The visible part of a long table looks like a short one.',
  },
  // The previous story may have scrolled the page.
  beforeEach: () => {
    window.scrollTo(0, 0);
  },
});

/** The page has few DOM nodes. `aria-rowcount` says to screen readers how many rows there are. */
export const FiveThousandBuyers = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'All Buyers' });
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    // This is the limit for the screen. Navbar, menu and footer are outside this element. They have fewer than 200 nodes.
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(700);
    const rows = [...canvasElement.querySelectorAll('tbody tr[aria-rowindex]')];
    await expect(rows.length).toBeLessThanOrEqual(30);
    await expect([rows[0], rows.at(-1)].map((row) => row?.getAttribute('aria-rowindex'))).toEqual(['2', '5001']);
  },
});
