import preview from '../../../../../../.storybook/preview.tsx';
import { PriceTagCard } from './PriceTagCard.tsx';

const meta = preview.meta({
  component: PriceTagCard,
  args: {
    'aria-label': 'Honda CG125 2004',
    style: { maxInlineSize: '24rem' },
    children: (
      <div style={{ display: 'grid', placeContent: 'center', minBlockSize: '15rem', paddingBlockStart: '3rem' }}>
        Honda CG125 2004
      </div>
    ),
  },
});

export const Default = meta.story();
