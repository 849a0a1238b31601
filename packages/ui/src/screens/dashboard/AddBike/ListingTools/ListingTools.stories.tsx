import { bikes, users } from '@second-gear/fixtures';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { samplePhoto } from '../../../../components/forms/PhotoField/testing/samplePhotos.ts';
import { emptyDraft } from '../../../../selling/form/newBike.ts';
import { ListingTools } from './ListingTools.tsx';

const filled = {
  ...emptyDraft,
  category_id: '1' as const,
  condition: 'Excellent' as const,
  bikeName: 'Honda CG125',
  originalPrice: '210000',
  resaleValue: '165000',
  purchaseYear: '2004',
  usedYears: '22',
  phone: '01711000142',
  location: 'Dhanmondi, Dhaka',
  description: bikes.available.description,
};

const meta = preview.meta({
  component: ListingTools,
  args: { values: filled, seller: users.rahim, insight: null },
  globals: { viewport: { value: 'wide' } },
});

/** The tools with a photo. The photo is a file, which this component has to create first. */
const WithPhoto = (props: ComponentProps<typeof ListingTools>) => {
  const [photo, setPhoto] = useState<File | null>(null);
  useEffect(() => {
    void samplePhoto().then(setPhoto);
  }, []);
  return <ListingTools {...props} values={{ ...props.values, photo }} />;
};

/** The preview is the card of the bike list, as a buyer sees it. */
export const Complete = meta.story({
  tags: ['R12.10', 'R12.11'],
  render: (props) => <WithPhoto {...props} />,
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('img', { name: 'Preview of the card: Honda CG125' });
    await expect(card).toHaveTextContent('165000 BDT');
    await expect(card).toHaveTextContent('Dhanmondi, Dhaka');
    await expect(card).toHaveTextContent('Rahim Uddin');
    // The photo covers the box of the card's image.
    await waitFor(() => {
      const photo = canvasElement.querySelector('img[src^="blob:"]');
      const box = photo?.parentElement?.parentElement?.getBoundingClientRect();
      return expect(photo?.getBoundingClientRect()).toEqual(box);
    });
    await waitFor(() => expect(canvas.getByText('8 of 8')).toBeVisible());
    await userEvent.tab();
    await expect(card).not.toContainElement(document.activeElement as HTMLElement);
  },
});

export const Empty = meta.story({
  tags: ['R12.10', 'R12.11'],
  args: { values: emptyDraft },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('img', { name: 'Preview of the card' });
    await expect(card).toBeVisible();
    await expect(card).toHaveTextContent('… BDT');
    await expect(card.querySelector('s')).not.toBeVisible();
    await expect(card).not.toHaveTextContent('Not Found');
    await expect(canvas.getByText('0 of 8')).toBeVisible();
    const points = canvas.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('Missing: '));
    await expect(points).toHaveLength(8);
  },
});

export const WithPriceInsight = meta.story({
  tags: ['R12.11', 'R12.12', 'R12.14'],
  args: {
    values: { ...filled, resaleValue: '1.65 lakh' },
    insight: {
      percent: 12,
      direction: 'above',
      comparable: 6,
      prices: [120_000, 132_000, 140_000, 149_000, 155_000, 171_000],
      price: 165_000,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your price here' })).toBeVisible();
    await expect(canvas.getByText('12 % above 6 similar bikes here')).toBeVisible();
    await expect(canvas.getByText('A resale price as a plain number').closest('li')).toHaveTextContent(/^Missing: /);
    await expect(canvas.getByText('The purchase year').closest('li')).toHaveTextContent(/^Done: /);
    await userEvent.click(canvas.getByText('How to take a good photo'));
    await expect(canvas.getByText('Show the whole bike from the side, upright on its stand.')).toBeVisible();
  },
});
