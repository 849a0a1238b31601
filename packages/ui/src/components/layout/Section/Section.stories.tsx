import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  component: Section,
  args: { title: 'Photo Gallery', children: <p>What the section is about.</p> },
  parameters: { layout: 'fullscreen' },
});

/** Screen readers list the section by its title, as a heading and as a region. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Photo Gallery' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Photo Gallery' })).toBeVisible();
  },
});
