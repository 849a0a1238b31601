import { readPrice } from '@second-gear/domain';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { groupDigits } from '../../../lib/format.ts';
import { RangeFields } from './RangeFields.tsx';

const meta = preview.meta({
  component: RangeFields,
  args: {
    value: { from: null, to: null },
    onChange: () => {},
    read: readPrice,
    format: groupDigits,
    bounds: { min: 55_000, max: 795_000 },
    unreadable: 'Write a number, such as 1,50,000 or 1.5 lakh.',
    inputMode: 'text' as const,
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <RangeFields {...args} value={value} onChange={setValue} />;
  },
});

/** The message is below both fields, and does not change their size. */
export const NotANumber = meta.story({
  play: async ({ canvas }) => {
    const to = canvas.getByRole('textbox', { name: 'To' });
    const { width } = to.getBoundingClientRect();
    await userEvent.type(to, 'abc');
    await expect(canvas.getByRole('status')).toHaveTextContent('Write a number, such as 1,50,000 or 1.5 lakh.');
    await expect(to).toHaveAccessibleDescription('Write a number, such as 1,50,000 or 1.5 lakh.');
    await expect(to.getBoundingClientRect().width).toBe(width);
    await expect(canvas.getByRole('status').parentElement?.querySelectorAll('svg')).toHaveLength(1);
  },
});
