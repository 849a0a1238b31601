import { bikes } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { OwnerBand } from './OwnerBand.tsx';

const args: ComponentProps<typeof OwnerBand> = {
  bike: { ...bikes.available, advertise: true },
  onAdvertise: fn(async () => undefined),
  onDelete: fn(async () => undefined),
  copyHref: '/dashboard/addproduct?copy=1',
  myBikesHref: '/dashboard/myproduct',
};

const meta = preview.meta({ component: OwnerBand, args });

export const Default = meta.story({
  tags: ['R10.52'],
  play: async ({ args, canvas }) => {
    const band = within(canvas.getByRole('region', { name: 'This is your bike' }));
    await expect(band.getByRole('link', { name: 'My Product' })).toHaveAttribute('href', args.myBikesHref);
    await expect(band.getByText(/Advertised/)).toBeVisible();
    await expect(band.getByRole('link', { name: 'Copy' })).toHaveAttribute('href', args.copyHref);
    await expect(band.getByText('Buyers see your number').parentElement).toHaveTextContent(bikes.available.phone);
    await userEvent.click(band.getByRole('button', { name: 'Advertise again' }));
    await expect(args.onAdvertise).toHaveBeenCalledOnce();
    await userEvent.click(band.getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

/** A sold bike cannot be advertised. */
export const Sold = meta.story({
  args: { bike: bikes.soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Advertise/ })).toBeNull();
  },
});
