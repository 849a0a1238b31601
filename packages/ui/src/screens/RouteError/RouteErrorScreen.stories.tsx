import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

const meta = preview.meta({
  component: RouteErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { message: 'Service Unavailable', onLogout: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Looks like our services are facing something wrong!!' }),
    ).toBeVisible();
    await expect(canvas.getByText('Service Unavailable')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
});

export const PartOfThePageMissing = meta.story({
  args: { message: 'A part of this page could not be loaded. Reload it to go on.' },
});

export const LongMessage = meta.story({
  args: { message: 'unreadable'.repeat(1000) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const OnASmallPhone = meta.story({ globals: { viewport: { value: 'small' } } });

export const AtNight = meta.story({ globals: { theme: 'night' } });
