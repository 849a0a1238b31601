import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import { book } from './steps.ts';
import { withMockApi } from './withMockApi.ts';

const args: AppStoryProps = { at: '/categories/1', as: 'farhana' };

/**
 * Examples of the two fault menus in Storybook's toolbar: one menu selects a fault, the other selects the endpoints
 * that have it. These stories set both menus. In all other stories under App, developers can select a fault themselves.
 */
const meta = preview.meta({
  title: 'Faults on purpose',
  component: AppStory,
  args,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: withMockApi,
});

/** The lists load normally, but the response to the booking is cut off. */
export const FaultOfAllWrites = meta.story({
  globals: { fault: 'cut mid-body', faultTarget: 'all writes' },
  play: async ({ canvas }) => {
    await book(canvas, 'Honda CB750 K2');
    const notifications = await screen.findByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(notifications).not.toHaveTextContent(/^$/));
    await expect(notifications).not.toHaveTextContent('Booking successfull');
  },
});
