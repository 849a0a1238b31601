import { bikes } from '@second-gear/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inState, states } from '../../../testing/states.tsx';
import { ContactSeller } from './ContactSeller.tsx';

const url = 'https://secondgear.example/categories/1/bikes/6a3f';
const meta = preview.meta({ component: ContactSeller, args: { bike: bikes.available, url } });

/** Both links have the number in its international form. */
export const Default = meta.story({
  tags: ['R10.40', 'R10.41'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('01711000142')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801711000142');
    const whatsApp = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
    await expect(`${whatsApp.origin}${whatsApp.pathname}`).toBe('https://wa.me/8801711000142');
    await expect(whatsApp.searchParams.get('text')).toBe(
      `Hello, is your Honda CG125 (165000 BDT) on Second Gear still available? ${url}`,
    );
  },
});

const withPhone = (phone: string, bikeName = bikes.available.bikeName) => ({
  bike: { ...bikes.available, bikeName, phone },
});

/**
 * A number that is not a mobile number of Bangladesh has only the link that calls it, with the digits as written. If the seller
 * wrote more than the number, and a long name, the links have the number, and the message has a part of the name.
 */
export const EveryKindOfPhone = meta.story({
  tags: ['F125'],
  render: states(ContactSeller, {
    'Another number': withPhone('02-9123456'),
    'More than a number': withPhone('০১৭১১-০০০১৪২ অথবা 01819000207, after 5 pm', 'Honda '.repeat(2000)),
    'No number': withPhone('Ask at the tea stall'),
  }),
  play: async ({ canvasElement }) => {
    const another = inState(canvasElement, 'Another number');
    await expect(another.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:029123456');
    await expect(another.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    const more = inState(canvasElement, 'More than a number');
    await expect(more.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801711000142');
    const { href } = more.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    await expect(href).toMatch(/^https:\/\/wa\.me\/8801711000142\?text=Hello/);
    await expect(href.length).toBeLessThan(2000);
    await expect(new URL(href).searchParams.get('text')).toContain(url);
    const none = inState(canvasElement, 'No number');
    await expect(none.getByText('Ask at the tea stall')).toBeVisible();
    await expect(none.queryByRole('link')).toBeNull();
  },
});
