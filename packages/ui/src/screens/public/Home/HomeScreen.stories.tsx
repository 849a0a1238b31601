import { bikes, categories } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Toasts } from '../../../components/feedback/Toasts/Toasts.tsx';
import { dismissToasts, toast } from '../../../components/feedback/Toasts/toast.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = preview.meta({
  component: HomeScreen,
  args: {
    trending: { state: 'ready' as const, data: bikes.advertised },
    brands: { state: 'ready' as const, data: Object.values(categories) },
    brandHref: ({ category_id }) => `/categories/${category_id}`,
    bikesHref: '/bikes',
    onSearch: fn(),
    onSend: fn<ComponentProps<typeof HomeScreen>['onSend']>(() => void toast.success('Message sent')),
  },
  parameters: inScreenLayout('/'),
  beforeEach: () => dismissToasts,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toasts />
      </>
    ),
  ],
});

/** The sections of the page are in the order of docs/requirements.md §2. */
export const Default = meta.story({
  tags: ['R1.15', 'R2.02', 'R2.48', 'R11.31', 'R11.32'],
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(headings).toEqual([
      'FIND THE RIGHT BIKE',
      'Tranding Now',
      'Yamaha RX 100',
      'Top Bikes Brand',
      'Honda',
      'Yamaha',
      'Royel Enfield',
      'Photo Gallery',
      'Our Business Summary',
      'Contact',
    ]);
  },
});

/** The link of the banner moves the focus to the brands. The next press of Tab moves it to the first brand. */
export const FromTheBannerToTheBrands = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'See Products' }));
    await expect(canvas.getByRole('region', { name: 'Top Bikes Brand' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See Products of Honda' })).toHaveFocus();
  },
});

/** Simulates an interaction with the page, and waits until the contact form has loaded. */
const interact = async (canvas: ReturnType<typeof within>) => {
  await userEvent.keyboard('{Shift}');
  await canvas.findByRole('textbox', { name: 'Name' });
};

/** The tab order of the page is the reading order. */
export const ByKeyboardAlone = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await interact(canvas);
    const stops = [
      canvas.getByRole('searchbox', { name: 'Search bikes' }),
      canvas.getByRole('button', { name: 'Search' }),
      canvas.getByRole('link', { name: 'See Products' }),
      canvas.getByRole('link', { name: 'See Products of Honda' }),
      canvas.getByRole('link', { name: 'See Products of Yamaha' }),
      canvas.getByRole('link', { name: 'See Products of Royel Enfield' }),
      canvas.getByRole('textbox', { name: 'Name' }),
      canvas.getByRole('textbox', { name: 'Email' }),
      canvas.getByRole('textbox', { name: 'Message' }),
      canvas.getByRole('button', { name: 'Send' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
});

/** Sending a message shows 'Message sent' and empties the form (`docs/requirements.md` §2). */
export const MessageSent = meta.story({
  play: async ({ args, canvas }) => {
    await interact(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Farhana Akter');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'farhana@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Is the RX 100 still there?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await within(screen.getByRole('status')).findByText('Message sent')).toBeInTheDocument();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
});

/** The trending bike is shown only if `advertise` of the first bike is true (docs/requirements.md §2). */
export const NothingAdvertised = meta.story({
  args: { trending: { state: 'ready', data: bikes.available } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Tranding Now' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Top Bikes Brand' })).toBeVisible();
  },
});

/** While data is loading, the trending bike and the brands show a loading state. The rest of the page is complete. */
export const Loading = meta.story({
  args: { trending: { state: 'loading' }, brands: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Photo Gallery' })).toBeVisible();
    await interact(canvas);
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

const problem = 'Second Gear could not be reached. Check your connection and try again.';
const onRetry = { trending: fn(), brands: fn() };

/**
 * If both requests fail, the trending bike and the brands each have a retry button. The other parts of the page need no data
 * of the server.
 */
export const Failed = meta.story({
  args: {
    trending: { state: 'failed', problem, onRetry: onRetry.trending },
    brands: { state: 'failed', problem, onRetry: onRetry.brands },
  },
  beforeEach: () => {
    onRetry.trending.mockClear();
    onRetry.brands.mockClear();
  },
  play: async ({ canvas }) => {
    const brands = within(canvas.getByRole('region', { name: 'Top Bikes Brand' }));
    await userEvent.click(brands.getByRole('button', { name: 'Try again' }));
    await expect(onRetry.brands).toHaveBeenCalledOnce();
    await expect(onRetry.trending).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { name: 'Our Business Summary' })).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: {
    trending: { state: 'ready', data: { ...bikes.longNamed, advertise: true } },
    brands: {
      state: 'ready',
      data: [
        { ...categories.honda, name: 'Bangladesh Chhaya Motor Works' },
        { ...categories.yamaha, name: 'রয়েল এনফিল্ড' },
        { ...categories.enfield, name: 'Enfield'.repeat(1400) },
      ],
    },
  },
});

export const LargeTextOnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
