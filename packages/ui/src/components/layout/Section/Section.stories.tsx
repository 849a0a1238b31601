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

/** The last section of a page has padding below it. */
export const TwoSections = meta.story({
  render: () => (
    <main>
      <Section title="Photo Gallery">
        <p>What the first section is about.</p>
      </Section>
      <Section title="Our Business Summary">
        <p>What the second section is about.</p>
      </Section>
    </main>
  ),
  play: async ({ canvas }) => {
    const spaceBelow = (name: string) => getComputedStyle(canvas.getByRole('region', { name })).paddingBottom;
    await expect(spaceBelow('Photo Gallery')).toBe('0px');
    await expect(spaceBelow('Our Business Summary')).not.toBe('0px');
  },
});
