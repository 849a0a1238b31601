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

export const AsTableRow = meta.story({
  args: {
    style: {
      maxInlineSize: '24rem',
      '--size-cut-corner': '20px',
      '--size-price-tag-hole': '14px',
      '--hole-x': '26px',
      '--hole-y': '30px',
      '--price-tag-outline': 'polygon(var(--corner) 0, 100% 0, 100% 100%, 0 100%, 0 var(--corner))',
    } as React.CSSProperties,
  },
});
