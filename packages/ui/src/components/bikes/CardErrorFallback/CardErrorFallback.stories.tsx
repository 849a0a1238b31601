import preview from '../../../../../../.storybook/preview.tsx';
import { CardErrorFallback } from './CardErrorFallback.tsx';

const meta = preview.meta({
  component: CardErrorFallback,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});
