import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WaitingScreen } from './WaitingScreen.tsx';

const meta = preview.meta({
  component: WaitingScreen,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Checking what you may do here' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking what you may do here' })).toBeVisible();
  },
});
