import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  component: Banner,
  args: { brandsHref: '#brands', onBrandsLink: fn(), bikesHref: '/bikes', onSearch: fn() },
  parameters: { layout: 'fullscreen' },
});

/** On a phone the next step has the whole line, also when its text is longer than the line. */
export const NextStep = meta.story({
  args: {
    nextStep: { label: `Continue: ${'yamaha mirpur '.repeat(7)}`, href: '/bikes?q=yamaha' },
    searchText: 'yamaha',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search bikes' })).toHaveValue('yamaha');
    await expect(canvas.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', '/bikes?q=yamaha');
  },
});

export const Default = meta.story({
  tags: ['R2.49'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Royal Enfield Bullet/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search bikes' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See Products' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBrandsLink).toHaveBeenCalledOnce();
  },
});
