import { buildUser } from '@second-gear/fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { AllBuyersScreen } from './AllBuyersScreen.tsx';

const people = Array.from({ length: 5_000 }, (_, at) =>
  buildUser({ name: `Buyer number ${at + 1}`, email: `buyer.${at + 1}@example.com` }),
);

/** More people than a page should hold. How such a table behaves is played in the app's `longLists.browser.test.tsx`. */
const meta = preview.meta({
  component: AllBuyersScreen,
  args: { buyers: { state: 'ready' as const, data: people }, onDelete: fn(async () => undefined) },
  tags: ['no-picture'],
  parameters: {
    ...inScreenLayout('/dashboard/allbuyers', 'admin'),
    noPicture: 'What is in view of a long table looks as a short one does.',
  },
  // Where another story was scrolled to is nothing to this one.
  beforeEach: () => {
    window.scrollTo(0, 0);
  },
});

/** The page, text that is not drawn and all, has few nodes; and everybody is told how many rows there are. */
export const FiveThousandPeople = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'All Buyers' });
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    await waitFor(() => expect(canvasElement.textContent).toContain('Buyer number 4000'));
    // Navbar, drawer and footer, which are not here, are fewer than 200.
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(700);
    const rows = [...canvasElement.querySelectorAll('tbody tr[aria-rowindex]')];
    await expect(rows.length).toBeLessThanOrEqual(30);
    await expect([rows[0], rows.at(-1)].map((row) => row?.getAttribute('aria-rowindex'))).toEqual(['2', '5001']);
  },
});
