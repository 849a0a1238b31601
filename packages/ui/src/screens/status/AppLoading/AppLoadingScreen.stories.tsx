import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { AppLoadingScreen } from './AppLoadingScreen.tsx';

const meta = preview.meta({
  component: AppLoadingScreen,
  parameters: inScreenLayout('/'),
});

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    await expect(canvas.getByText(/could not be loaded/)).not.toBeVisible();
    await expect(canvas.getByText(/needs JavaScript/)).not.toBeVisible();
  },
});

export const ScriptThrew = meta.story({
  tags: ['F73'],
  beforeEach: () => {
    document.documentElement.dataset.loadFailed = 'error';
    return () => {
      delete document.documentElement.dataset.loadFailed;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong. Try again.')).toBeVisible();
    await expect(canvas.getByText(/could not be loaded/)).not.toBeVisible();
  },
});

export const ScriptNotLoaded = meta.story({
  beforeEach: () => {
    document.documentElement.dataset.loadFailed = '';
    return () => {
      delete document.documentElement.dataset.loadFailed;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A part of this page could not be loaded/)).toBeVisible();
    // Testing Library does not find an `<a>` with an empty `href` by the role `link`, so the story finds it by its text.
    // The hidden part for a script that has thrown an error has such a link too.
    const [retry, ...hidden] = canvas.getAllByText('Try again');
    await expect(retry).toBeVisible();
    await expect(retry).toHaveAttribute('href', '');
    for (const link of hidden) await expect(link).not.toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});
