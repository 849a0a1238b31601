import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import { book, press } from './steps.ts';
import { withMockApi } from './withMockApi.ts';

const args: AppStoryProps = { at: '/categories/1', as: 'farhana' };

/**
 * What is chosen in the two menus of the toolbar befalls the app: the fault, and the calls that meet it. Here both are
 * chosen by the story; in every other story under App they are for you to choose.
 */
const meta = preview.meta({
  title: 'Faults on purpose',
  component: AppStory,
  args,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: withMockApi,
});

export const OfOneCall = meta.story({
  globals: { fault: '404', faultTarget: 'listBikes' },
  play: async ({ canvas }) => {
    await press(canvas, 'Try again');
    // Still chosen, so it fails again; the rest of the shop is unharmed.
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Honda CG125')).toBeNull();
  },
});

/** The lists are read as ever; the answer to the booking breaks off in the middle. */
export const OfAllWrites = meta.story({
  globals: { fault: 'cut mid-body', faultTarget: 'all writes' },
  play: async ({ canvas }) => {
    await book(canvas, 'Honda CB750 K2');
    const told = await screen.findByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(told).not.toHaveTextContent(/^$/));
    await expect(told).not.toHaveTextContent('Booking successfull');
  },
});
