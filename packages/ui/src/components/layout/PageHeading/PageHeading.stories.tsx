import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PageHeading } from './PageHeading.tsx';

const meta = preview.meta({ component: PageHeading, args: { children: 'Honda' } });

export const WithACount = meta.story({
  args: { count: 4 },
  play: async ({ canvas }) => {
    // The count is beside the heading, and is not part of its accessible name.
    await expect(canvas.getByRole('heading', { level: 1, name: 'Honda' })).toBeVisible();
    await expect(canvas.getByText('4')).toBeVisible();
  },
});

/** At every width the dashed line after the heading starts and ends with a complete dash. If none fits, there is no line. */
export const EveryKind = meta.story({
  render: (args) => (
    <>
      <PageHeading {...args} />
      <PageHeading level={2} count={12}>
        {'Royelenfieldbulletthreehundredandfifty '.repeat(3)}
      </PageHeading>
      {[272, 303, 390, 517, 801].map((width) => (
        <div key={width} style={{ maxInlineSize: width }}>
          <PageHeading level={2}>Our Business Summary</PageHeading>
        </div>
      ))}
    </>
  ),
});
