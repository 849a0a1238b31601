import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PageHeading } from './PageHeading.tsx';

const meta = preview.meta({ component: PageHeading, args: { children: 'Honda' } });

export const Default = meta.story();

export const OfASection = meta.story({ args: { children: 'Tranding Now', level: 2 } });

export const WithACount = meta.story({
  args: { count: 4 },
  play: async ({ canvas }) => {
    // The count is beside the heading, and is not part of its accessible name.
    await expect(canvas.getByRole('heading', { level: 1, name: 'Honda' })).toBeVisible();
    await expect(canvas.getByText('4')).toBeVisible();
  },
});

/** At every width the dashed line after the heading starts and ends with a complete dash. */
export const AtSeveralWidths = meta.story({
  render: (args) => (
    <>
      {[272, 303, 390, 517, 801].map((width) => (
        <div key={width} style={{ maxInlineSize: width }}>
          <PageHeading {...args} />
        </div>
      ))}
    </>
  ),
  args: { children: 'Contact', level: 2 },
});

/** If no complete dash fits after the heading, there is no dashed line. */
export const NoRoomForTheDashedLine = meta.story({
  args: { children: 'Our Business Summary', level: 2 },
  globals: { viewport: { value: 'small' } },
});

export const LongWords = meta.story({
  args: { children: 'Royelenfieldbulletthreehundredandfifty '.repeat(3), count: 12 },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
