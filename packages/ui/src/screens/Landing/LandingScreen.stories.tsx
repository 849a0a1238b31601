import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LandingScreen } from './LandingScreen.tsx';

const meta = preview.meta({ component: LandingScreen });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'A Honda four on the lift of a workshop' })).toBeVisible();
  },
});
