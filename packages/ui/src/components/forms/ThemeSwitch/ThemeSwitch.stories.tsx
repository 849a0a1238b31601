import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Theme } from '../../../theme/theme.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({
  component: ThemeSwitch,
  args: { theme: 'system' as const, onChange: fn() },
  // The switch only calls `onChange`, so the theme of the story does not change.
  render: function Switched({ theme, onChange }) {
    const [chosen, setChosen] = useState(theme);
    const change = (next: Theme) => {
      setChosen(next);
      onChange(next);
    };
    return <ThemeSwitch theme={chosen} onChange={change} />;
  },
});

export const System = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    await expect(canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'System',
      'Day',
      'Night',
    ]);
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByText('Night'));
    await expect(canvas.getByRole('radio', { name: 'Night' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
});
