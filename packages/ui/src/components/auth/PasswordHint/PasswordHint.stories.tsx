import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PasswordHint } from './PasswordHint.tsx';

const meta = preview.meta({ component: PasswordHint, args: { password: 'Password123' } });

export const Common = meta.story({
  tags: ['R13.33'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Many people use this password/);
  },
});
