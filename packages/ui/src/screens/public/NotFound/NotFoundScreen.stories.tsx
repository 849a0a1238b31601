import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  component: NotFoundScreen,
  parameters: inScreenLayout('/nowhere'),
  args: { homeHref: '/' },
});

export const Default = meta.story({
  tags: ['R2.14', 'R2.15'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: "Sorry, we couldn't find this page." })).toBeVisible();
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: 'Back to homepage' });
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute('href', '/');
  },
});
