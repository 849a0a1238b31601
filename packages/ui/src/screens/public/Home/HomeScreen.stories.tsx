import { bikes, categories } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Toasts } from '../../../components/feedback/Toasts/Toasts.tsx';
import { dismissToasts, toast } from '../../../components/feedback/Toasts/toast.ts';
import { failed, loading } from '../../../testing/dataStates.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = preview.meta({
  component: HomeScreen,
  args: {
    trending: { state: 'ready' as const, data: bikes.advertised },
    brands: { state: 'ready' as const, data: Object.values(categories) },
    brandHref: ({ category_id }) => `/categories/${category_id}`,
    bikesHref: '/bikes',
    bikeHref: ({ _id }) => `/categories/2/bikes/${_id}`,
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

/** While data is loading, the trending bike and the brands show a loading state. The rest of the page is complete. */
export const Loading = meta.story({
  args: { trending: loading, brands: loading },
});

/**
 * If both requests fail, the trending bike and the brands each have a retry button. The other parts of the page need no data
 * of the server.
 */
export const Failed = meta.story({
  args: { trending: failed, brands: failed },
});
