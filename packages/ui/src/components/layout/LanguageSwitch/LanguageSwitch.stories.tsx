import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = preview.meta({
  component: LanguageSwitch,
  args: { current: 'en' as const, href: '/bn/bikes', onChange: fn() },
});

export const ToBangla = meta.story({
  tags: ['R11.01'],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'বাংলা' });
    await expect(link).toHaveAttribute('href', '/bn/bikes');
    await expect(link).toHaveAttribute('hreflang', 'bn');
    await expect(link).toHaveAttribute('lang', 'bn');
    await userEvent.click(link);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(navigate).not.toHaveBeenCalled();
  },
});

/** With a modifier key the browser opens the page in a new tab, so the language of this page does not change. */
export const InANewTab = meta.story({
  tags: ['R11.01'],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'বাংলা' });
    const wasPrevented = fn();
    // This listener prevents that the browser opens another tab.
    const preventTab = (event: Event) => {
      wasPrevented(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', preventTab, { once: true });
    // Both calls need the same `user`. With another one, the Control key would not be pressed during the click.
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link);
    await expect(wasPrevented).toHaveBeenCalledWith(false);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
