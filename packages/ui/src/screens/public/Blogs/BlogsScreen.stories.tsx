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

/** On a wide screen the answers of the lower three cards start at the same height, even if one question is longer. */
export const OnAWideScreen = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const [, ...others] = canvas.getAllByRole('article');
    const firstLines = others.map((card) => card.querySelector('p')?.getBoundingClientRect().top);
    await expect(firstLines).toHaveLength(3);
    await expect(new Set(firstLines).size).toBe(1);
  },
});

export const OnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
});
