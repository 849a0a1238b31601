import preview from '../../../../../../.storybook/preview.tsx';
import { inBox } from '../../../testing/inBox.tsx';
import { CardErrorFallback } from './CardErrorFallback.tsx';

const meta = preview.meta({
  component: CardErrorFallback,
  decorators: [inBox({ maxInlineSize: '30rem' })],
});

export const Default = meta.story({});
