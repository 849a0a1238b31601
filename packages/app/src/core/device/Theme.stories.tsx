import { seedDb } from '@second-gear/fixtures';
import { createMockBackend, mockApi } from '@second-gear/mock-server/msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppStory } from '#stories/AppStory.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { themeKey } from './theme.ts';

const meta = preview.meta({
  component: AppStory,
  args: { at: '/blogs', as: null },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(...mockApi(createMockBackend(seedDb())));
    // Resets the theme after the story, because other stories must not use it.
    return () => localStorage.removeItem(themeKey);
  },
});

const root = document.documentElement;
const backgroundColor = () => getComputedStyle(document.body).backgroundColor;

export const UserChoosesATheme = meta.story({
  play: async ({ canvas, step }) => {
    await step('the user has not chosen a theme, and the page has the theme of the system', async () => {
      await expect(await canvas.findByRole('radio', { name: 'System' })).toBeChecked();
    });
    await step('the user chooses the dark theme', async () => {
      await userEvent.click(canvas.getByText('Night'));
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await expect(localStorage.getItem(themeKey)).toBe('dark');
    });
    const dark = backgroundColor();
    await step('the user chooses the light theme', async () => {
      await userEvent.click(canvas.getByText('Day'));
      await expect(root).toHaveAttribute('data-theme', 'light');
      await expect(backgroundColor()).not.toBe(dark);
    });
    await step('the user chooses the theme of the system', async () => {
      await userEvent.click(canvas.getByText('System'));
      await expect(root).not.toHaveAttribute('data-theme');
    });
  },
});

export const AnotherTabChoosesATheme = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: 'Theme' });
    localStorage.setItem(themeKey, 'dark');
    dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'dark' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Night' })).toBeChecked());
    await expect(root).toHaveAttribute('data-theme', 'dark');
  },
});
