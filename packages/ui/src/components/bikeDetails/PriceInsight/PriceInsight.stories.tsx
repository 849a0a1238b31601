import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { states } from '../../../testing/states.tsx';
import { PriceInsight } from './PriceInsight.tsx';

const meta = preview.meta({
  component: PriceInsight,
  args: {
    insight: {
      percent: 12,
      direction: 'below' as const,
      comparable: 9,
      prices: [132000, 148000, 165000, 171000, 187500, 190000, 205000, 240000, 262000],
      price: 165000,
    },
  },
});

/** The plot has a text alternative, and the explanation is hidden until the user asks for it. */
export const Default = meta.story({
  tags: ['R10.96', 'R10.97', 'R10.98'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 % below 9 similar bikes here')).toBeVisible();
    await expect(
      canvas.getByRole('img', {
        name: 'This bike costs 165000 BDT. The 9 similar bikes cost between 132000 and 262000 BDT.',
      }),
    ).toBeVisible();
    const explanation = canvas.getByText(/compared with their median/);
    await expect(explanation).not.toBeVisible();
    await userEvent.click(canvas.getByText('How we compare prices'));
    await expect(explanation).toBeVisible();
  },
});

/** If all prices are the same, all dots are in one place. */
export const AboveAndNear = meta.story({
  render: states(PriceInsight, {
    Above: {
      insight: {
        percent: 85,
        direction: 'above',
        comparable: 5,
        prices: [60000, 65000, 70000, 70000, 81000],
        price: 129500,
      },
    },
    Near: {
      insight: { percent: 0, direction: 'near', comparable: 5, prices: Array(5).fill(70000), price: 70000 },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('85 % above 5 similar bikes here')).toBeVisible();
    await expect(canvas.getByText('About the same price as 5 similar bikes here')).toBeVisible();
  },
});

/** A price far below the others is no bargain, but a reason for care. */
export const FarBelow = meta.story({
  tags: ['R10.96b'],
  args: {
    insight: {
      percent: 64,
      direction: 'below',
      comparable: 5,
      prices: [150000, 155000, 160000, 165000, 168000],
      price: 58000,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Such a low price is rare\./)).toBeVisible();
  },
});
