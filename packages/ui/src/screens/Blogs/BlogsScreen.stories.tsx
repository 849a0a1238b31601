import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BlogsScreen } from './BlogsScreen.tsx';

const meta = preview.meta({ component: BlogsScreen });

export const FourCardsOneWithAnImage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
});
