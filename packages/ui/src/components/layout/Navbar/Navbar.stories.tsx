import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { layoutLinks } from '../../../testing/layoutLinks.ts';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { Navbar } from './Navbar.tsx';

const meta = preview.meta({
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  // In this viewport all links fit in a row. Stories about the menu set another viewport.
  globals: { viewport: { value: 'wide' } },
  args: {
    user: { state: 'signedIn' as const, name: 'Farhana Akter' },
    links: layoutLinks,
    currentPath: '/',
    language: { current: 'en' as const, href: '/bn', onChange: fn() },
    onLogout: fn(),
  },
});

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  // react-aria measures the dialog before it is visible, so the dialog is in the document before the user can see it.
  await waitFor(() => expect(menu).toBeVisible());
  return menu;
};

const expectMenuClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const signedInLinks = ['Home', 'Bikes', 'Blogs', 'Dashboard', 'Saved bikes', 'বাংলা'];

export const LoggedIn = meta.story({
  tags: ['R2.20', 'R2.21', 'R2.22', 'R2.23', 'R10.09', 'R11.01'],
  play: async ({ args, canvas }) => {
    await expect(linksIn(canvas.getByRole('navigation'))).toEqual(signedInLinks);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await expect(canvas.getByText('Farhana Akter')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'বাংলা' }));
    await expect(args.language?.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const Guest = meta.story({
  tags: ['R2.20', 'R2.20b', 'R2.24'],
  args: {
    user: { state: 'guest' },
    currentPath: '/blogs',
    links: { ...layoutLinks, sell: '/signup?role=seller' },
  },
  play: async ({ canvas }) => {
    await expect(linksIn(canvas.getByRole('navigation'))).toEqual([
      'Home',
      'Bikes',
      'Blogs',
      'Sell your bike',
      'Login',
      'বাংলা',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Login' }));
    await expect(navigate.mock.lastCall?.[0]).toBe('/login');
  },
});

/** If a session is stored but not confirmed yet, the navbar shows Dashboard and Logout, but no name. */
export const SessionNotConfirmed = meta.story({
  args: { user: { state: 'expected' } },
  play: async ({ args, canvas }) => {
    await expect(linksIn(canvas.getByRole('navigation'))).toEqual(signedInLinks);
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** A buyer also finds My Orders in the menu, with the number of unpaid orders. */
export const MenuOnAPhone = meta.story({
  tags: ['R10.63b'],
  globals: { viewport: { value: 'phone' } },
  args: { links: { ...layoutLinks, orders: { href: '/dashboard/myorder', unpaid: 1 } } },
  play: async ({ args, step }) => {
    await step('the menu lists the links of the bar, and the orders', async () => {
      const menu = await openMenu();
      await expect(linksIn(menu).toSorted()).toEqual([...signedInLinks, 'My Orders (1)'].toSorted());
      await expect(within(menu).getByText('Farhana Akter')).toBeVisible();
    });
    await step('the menu closes when the user presses a link', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Blogs' }));
      await expect(navigate.mock.lastCall?.[0]).toBe('/blogs');
      await expectMenuClosed();
    });
    await step('the menu closes when the user changes the language', async () => {
      await userEvent.click(within(await openMenu()).getByRole('link', { name: 'বাংলা' }));
      await expect(args.language?.onChange).toHaveBeenCalledOnce();
      await expectMenuClosed();
    });
    await step('the menu closes when the user presses Logout', async () => {
      await userEvent.click(within(await openMenu()).getByRole('button', { name: 'Logout' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
      await expectMenuClosed();
    });
  },
});

/**
 * If the window becomes wide while the menu is open, the Menu button is hidden. Then the logo gets the focus instead of
 * the button.
 */
export const MenuWhenTheWindowBecomesWide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div data-testid="window" style={{ inlineSize: '390px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await openMenu();
    canvas.getByTestId('window').style.inlineSize = '100%';
    await userEvent.keyboard('{Escape}');
    await expectMenuClosed();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Second Gear' })).toHaveFocus());
  },
});
