import { bikes } from '@second-gear/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
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
      `Hello, is your Honda CG125 for 165000 BDT on Second Gear still available? ${url}`,
    );
  },
});

/** If a number is not a mobile number of Bangladesh, there is only the link that calls it, with the digits as written. */
export const OtherNumber = meta.story({
  args: { bike: { ...bikes.available, phone: '02-9123456' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:029123456');
    await expect(canvas.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  },
});

/** The seller wrote more than the number, and a long name. The links have the number, and the message has a part of the name. */
export const MoreThanANumber = meta.story({
  args: {
    bike: { ...bikes.available, bikeName: 'Honda '.repeat(2000), phone: '০১৭১১-০০০১৪২ অথবা 01819000207, after 5 pm' },
  },
  tags: ['F125'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801711000142');
    const { href } = canvas.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    await expect(href).toMatch(/^https:\/\/wa\.me\/8801711000142\?text=Hello/);
    await expect(href.length).toBeLessThan(2000);
    await expect(new URL(href).searchParams.get('text')).toContain(url);
  },
});

export const NoNumber = meta.story({
  args: { bike: { ...bikes.available, phone: 'Ask at the tea stall' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask at the tea stall')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
