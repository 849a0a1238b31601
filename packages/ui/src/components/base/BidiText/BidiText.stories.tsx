import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { BidiText } from './BidiText.tsx';

const meta = preview.meta({
  component: BidiText,
  args: { children: 'হোন্ডা সিজি১২৫' },
  render: (args) => (
    <p>
      Payment for <BidiText {...args} />, 2004
    </p>
  ),
});

export const Bangla = meta.story();

export const RightToLeft = meta.story({ args: { children: 'هوندا 125' } });

export const BidirectionalOverride = meta.story({ args: { children: '\u202eadnoH' } });

export const VeryLongWord = meta.story({
  args: { children: 'W'.repeat(10_000) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
