import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { CompareToggle } from '../../../components/bikes/SaveAndCompare/CompareToggle.tsx';
import { SaveButton } from '../../../components/bikes/SaveAndCompare/SaveButton.tsx';
import { listedBikes } from '../../../testing/listedBikes.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { SharedBikesScreen } from './SharedBikesScreen.tsx';

const { available, restored, sold, missing, loading } = listedBikes;

const meta = preview.meta({
  component: SharedBikesScreen,
  args: {
    bikes: [available, restored, sold, { ...missing, name: '', price: '' }],
    failedBrands: [],
    savableCount: 3,
    ownHref: '/saved',
    bikesHref: '/bikes',
    renderSaveButton: ({ name }) => <SaveButton bikeName={name} isSaved={false} onToggle={fn()} />,
    renderCompareToggle: ({ name }) => <CompareToggle bikeName={name} isCompared={false} onToggle={fn()} />,
    onSaveAll: fn(),
  },
  parameters: inScreenLayout('/saved', 'buyer'),
});

export const Default = meta.story({
  tags: ['R10.67', 'F23'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Bike that is no longer listed' })).toBeVisible();
    await expect(canvas.queryByText('Bike without a name')).toBeNull();
    await expect(canvas.queryByText('No longer listed')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }));
    await expect(args.onSaveAll).toHaveBeenCalledOnce();
  },
});

/** Bikes that are not listed any more cannot be saved, so the page must not say that the user has saved them. */
export const NothingListed = meta.story({
  tags: ['F23'],
  args: { bikes: [{ ...missing, name: '', price: '' }], savableCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bike that is no longer listed' })).toBeVisible();
    await expect(canvas.queryByText('You have saved all of these bikes.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Save all' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Your saved bikes' })).toBeVisible();
  },
});

export const BrokenLink = meta.story({
  args: { bikes: [], savableCount: 0 },
  tags: ['F24'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This list is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a bike' })).toBeVisible();
  },
});

/** The URL contains no names of bikes, so the page shows skeletons until the lists of the brands have loaded. */
export const Loading = meta.story({
  args: { bikes: [{ ...loading, name: '', price: '' }], savableCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save all' })).toBeDisabled();
  },
});
