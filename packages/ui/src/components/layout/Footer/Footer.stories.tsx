import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    links: { home: '/', bikes: '/bikes', blogs: '/blogs', help: '/help', sell: '/signup?role=seller' },
    theme: { theme: 'system' as const, onChange: fn() },
    language: { current: 'en' as const, href: '/bn', onChange: fn() },
    dataSaver: { isOn: false, onChange: fn() },
  },
});

export const Default = meta.story({
  tags: ['R1.17', 'R2.11b', 'R2.20b', 'R11.01', 'R13.40'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Providing service since 2022');
    const footerNav = within(canvas.getByRole('navigation', { name: 'Footer' }));
    await userEvent.click(footerNav.getByRole('link', { name: 'Home' }));
    await expect(navigate.mock.lastCall?.[0]).toBe('/');
    await userEvent.click(footerNav.getByRole('link', { name: 'Blogs' }));
    await expect(navigate.mock.lastCall?.[0]).toBe('/blogs');
    await expect(footerNav.getByRole('link', { name: 'Bikes' })).toHaveAttribute('href', '/bikes');
    await expect(footerNav.getByRole('link', { name: 'Help and safety' })).toHaveAttribute('href', '/help');
    await expect(footerNav.getByRole('link', { name: 'Sell your bike' })).toBeVisible();
    await userEvent.click(canvas.getByText('Night'));
    await expect(args.theme?.onChange).toHaveBeenCalledOnce();
    await expect(args.theme?.onChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('link', { name: 'বাংলা' }));
    await expect(args.language?.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Data saver/ }));
    await expect(args.dataSaver?.onChange).toHaveBeenCalledWith(true);
  },
});
