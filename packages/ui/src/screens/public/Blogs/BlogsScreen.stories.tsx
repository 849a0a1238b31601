import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { BlogsScreen } from './BlogsScreen.tsx';

const meta = preview.meta({ component: BlogsScreen, parameters: inScreenLayout('/blogs') });

export const FourCardsOneWithAnImage = meta.story({
  tags: ['R1.16', 'R2.11'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
});
