import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  args: { children: 'Resale price ' },
  render: (args) => (
    <button type="button">
      <VisuallyHidden {...args} />
      165000 BDT
    </button>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resale price 165000 BDT' })).toBeVisible();
  },
});
