import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { CompareToggle } from '../../../components/bikes/SaveAndCompare/CompareToggle.tsx';
import { listedBikes } from '../../../testing/listedBikes.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { SavedBikesScreen } from './SavedBikesScreen.tsx';

const { available, restored, longNamed, bangla, sold, missing, unknown, loading } = listedBikes;

const meta = preview.meta({
  component: SavedBikesScreen,
  args: {
    saved: [available, sold, missing, longNamed, bangla],
    recent: [restored, available, sold],
    failedBrands: [],
    bikesHref: '/bikes',
    renderCompareToggle: ({ bike, name }) =>
      bike && <CompareToggle bikeName={name} isCompared={false} onToggle={fn()} />,
    onRemove: fn(),
    onClear: fn(),
    onClearRecent: fn(),
    onShare: fn(async () => undefined),
    deletesAtLogout: false,
    onDeletesAtLogoutChange: fn(),
  },
  parameters: inScreenLayout('/saved', 'buyer'),
});

/** Every saved bike says whether it is for sale, sold, or not listed any more. */
export const Default = meta.story({
  tags: ['R10.63', 'R10.64', 'R10.68', 'R10.70', 'F23'],
  play: async ({ canvas, args }) => {
    const cardOf = (name: string) => {
      const card = canvas.getAllByRole('heading', { name })[0]?.closest('li');
      if (!card) throw new Error(`no card ${name}`);
      return card;
    };
    await expect(canvas.getByRole('heading', { level: 1, name: 'Saved bikes' })).toBeVisible();
    await expect(cardOf('Honda CG125')).toHaveTextContent('165000 BDT');
    await expect(cardOf('Honda H100S')).toHaveTextContent('Sold');
    const removed = cardOf('Honda CB200T');
    await expect(removed).toHaveTextContent('No longer listed');
    await expect(removed).toHaveTextContent('95000 BDT');
    await expect(within(removed).queryByRole('link')).toBeNull();
    await userEvent.click(within(removed).getByRole('button', { name: 'Remove Honda CB200T' }));
    await expect(args.onRemove).toHaveBeenCalledWith(missing);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('switch', { name: /Delete my saved bikes when I log out/ }));
    await expect(args.onDeletesAtLogoutChange).toHaveBeenCalledWith(true);
  },
});

export const RemoveAll = meta.story({
  tags: ['R10.66'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove all saved bikes?' });
    await expect(dialog).toHaveTextContent('5 bikes will be removed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Empty = meta.story({
  tags: ['R10.69'],
  args: { saved: [], recent: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a bike' })).toHaveAttribute('href', '/bikes');
    await expect(canvas.queryByRole('button', { name: 'Share this list' })).toBeNull();
  },
});

/** The page shows name and price of a saved bike before the lists of the brands have loaded. */
export const Loading = meta.story({
  args: { saved: [loading], recent: [loading] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'Honda CD 70' })).toHaveLength(2);
  },
});

/** If the bikes of several brands cannot be loaded, one alert names the brands. Its button loads all of them again. */
export const AllBrandsFailed = meta.story({
  tags: ['F22'],
  args: {
    saved: [unknown],
    recent: [],
    failedBrands: ['Honda', 'Yamaha', 'Royel Enfield'].map((name) => ({
      id: name,
      name,
      problem: 'Second Gear could not be reached.',
      isRetrying: name === 'Yamaha',
      retry: fn(),
    })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Could not be checked')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^The Honda, Yamaha, and Royel Enfield bikes could not be checked. Second Gear could not be reached.Try again$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    for (const { retry, isRetrying } of args.failedBrands)
      await expect(retry).toHaveBeenCalledTimes(isRetrying ? 0 : 1);
  },
});
