import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { HelpScreen } from './HelpScreen.tsx';

const meta = preview.meta({ component: HelpScreen, parameters: inScreenLayout('/help') });

export const Default = meta.story({
  tags: ['R2.11b'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Help and safety' })).toBeVisible();
    for (const name of [
      'How to buy a bike',
      'How to meet the seller safely',
      'What a booking means',
      'What “Verified Seller” means',
      'When something is wrong',
      'How to sell a bike',
    ]) {
      const topic = within(canvas.getByRole('region', { name }));
      await expect(topic.getAllByRole('listitem').length).toBeGreaterThan(1);
    }
  },
});

/** With an address of the operator, the page names it. */
export const WithContactAddress = meta.story({
  tags: ['R2.59b'],
  args: { contactEmail: 'help@shop.example' },
  play: async ({ canvas }) => {
    const topic = within(canvas.getByRole('region', { name: 'When something is wrong' }));
    await expect(topic.getByRole('link', { name: 'help@shop.example' })).toHaveAttribute(
      'href',
      'mailto:help@shop.example',
    );
  },
});
