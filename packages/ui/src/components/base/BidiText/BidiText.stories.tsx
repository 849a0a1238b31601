import preview from '../../../../../../.storybook/preview.tsx';
import { states } from '../../../testing/states.tsx';
import { BidiText } from './BidiText.tsx';

const meta = preview.meta({ component: BidiText, args: { children: 'হোন্ডা সিজি১২৫' } });

export const EveryKindOfText = meta.story({
  render: states(BidiText, {
    Bangla: {},
    'Right to left': { children: 'هوندا 125' },
    'Bidirectional override': { children: '\u202eadnoH' },
    'Long word': { children: 'W'.repeat(10_000) },
  }),
});
