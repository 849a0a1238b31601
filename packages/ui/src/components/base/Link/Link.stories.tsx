import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  component: Link,
  args: { href: '/signup', children: 'Sign Up' },
  render: (args) => (
    <p>
      New here? <Link {...args} />
    </p>
  ),
});

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sign Up' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineWidth).toBe('3px');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.lastCall?.[0]).toBe('/signup');
  },
});
