import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Language } from '../../../language/language.ts';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { Navbar, type NavbarUser } from './Navbar.tsx';

const farhana: NavbarUser = { state: 'signedIn', name: 'Farhana Akter' };

const english: Language = 'en';

const meta = preview.meta({
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  // In this viewport all links fit in a row. Stories about the menu set another viewport.
  globals: { viewport: { value: 'wide' } },
  args: {
    user: farhana,
    links: { home: '/', bikes: '/bikes', blogs: '/blogs', dashboard: '/dashboard', saved: '/saved', login: '/login' },
    currentPath: '/',
    language: { current: english, href: '/bn', onChange: fn() },
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

export const LoggedIn = meta.story({
  tags: ['R2.20', 'R2.21', 'R2.22', 'R2.23', 'R10.09', 'R11.01'],
  play: async ({ args, canvas }) => {
    await expect(linksIn(canvas.getByRole('navigation'))).toEqual([
      'Home',
      'Bikes',
      'Blogs',
      'Dashboard',
      'Saved bikes',
      'বাংলা',
    ]);
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
  tags: ['R2.20', 'R2.24'],
  args: { user: { state: 'guest' }, currentPath: '/blogs' },
  play: async ({ canvas }) => {
    await expect(linksIn(canvas.getByRole('navigation'))).toEqual(['Home', 'Bikes', 'Blogs', 'Login', 'বাংলা']);
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Login' }));
    await expect(navigate.mock.lastCall?.[0]).toBe('/login');
  },
});

export const Loading = meta.story({
  tags: ['R2.20'],
  args: { user: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(linksIn(canvas.getByRole('navigation'))).toEqual(['Home', 'Bikes', 'Blogs', 'বাংলা']);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** If a session is stored but not confirmed yet, the navbar shows Dashboard and Logout, but no name. */
export const SessionNotConfirmed = meta.story({
  args: { user: { state: 'expected' } },
  play: async ({ args, canvas }) => {
    await expect(linksIn(canvas.getByRole('navigation'))).toEqual([
      'Home',
      'Bikes',
      'Blogs',
      'Dashboard',
      'Saved bikes',
      'বাংলা',
    ]);
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const NoLayoutShiftWhenTheUserIsKnown = meta.story({
  args: { user: { state: 'loading' } },
  render: function Known({ user, ...args }) {
    const [currentUser, setCurrentUser] = useState(user);
    return (
      <>
        <Navbar {...args} user={currentUser} />
        <button type="button" onClick={() => setCurrentUser(farhana)}>
          It is Farhana
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const positions = () =>
      [
        canvas.getByRole('link', { name: 'Home' }),
        canvas.getByRole('link', { name: 'Blogs' }),
        canvas.getByRole('banner'),
      ].map((element) => element.getBoundingClientRect().toJSON());
    const before = positions();
    await userEvent.click(canvas.getByRole('button', { name: 'It is Farhana' }));
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(positions()).toEqual(before);
  },
});

export const AtTheDashboard = meta.story({
  args: { currentPath: '/dashboard/myorder' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  },
});

export const OnAPageOfNoLink = meta.story({
  args: { currentPath: '/categories/1' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
});

export const LongName = meta.story({
  args: { user: { state: 'signedIn', name: 'Mohammad Abdur Rahman Chowdhury '.repeat(4) } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
  },
});

export const LoggedInOnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(linksIn(canvas.getByRole('navigation'))).toEqual([
      'Home',
      'Bikes',
      'Blogs',
      'Dashboard',
      'Saved bikes',
      'বাংলা',
    ]);
    await expect(canvas.getByText('Farhana Akter')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** With text at 200 % the Menu button has a line of its own, and nothing extends past the edge of the screen. */
export const LargeTextOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
    await expect(menu.left).toBeGreaterThanOrEqual(0);
    await expect(menu.right).toBeLessThanOrEqual(390);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const MenuOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, step }) => {
    await step('the menu lists the links of the bar', async () => {
      const menu = await openMenu();
      await expect(linksIn(menu)).toEqual(['Home', 'Bikes', 'Blogs', 'Dashboard', 'Saved bikes', 'বাংলা']);
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

/** With text at 200 % the links are in the menu, and nothing extends past the edge of the screen. */
export const LargeTextOnATablet = meta.story({
  globals: { viewport: { value: 'tablet' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(linksIn(await openMenu())).toEqual(['Home', 'Bikes', 'Blogs', 'Dashboard', 'Saved bikes', 'বাংলা']);
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

export const MenuByKeyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    const opener = screen.getByRole('button', { name: 'Menu' });
    await step('Enter opens the menu and moves the focus into it', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const menu = await screen.findByRole('dialog', { name: 'Menu' });
      await waitFor(() => expect(menu.matches(':focus-within')).toBe(true));
    });
    await step('the focus stays inside the menu', async () => {
      for (const name of ['Close', 'Home', 'Bikes', 'Blogs', 'Dashboard', 'Saved bikes', 'বাংলা', 'Logout', 'Close']) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
    });
    await step('Esc closes the menu and moves the focus back to the Menu button', async () => {
      await userEvent.keyboard('{Escape}');
      await expectMenuClosed();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

export const MenuClosesWhenThePageChanges = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: function Moving({ currentPath, ...args }) {
    const [path, setPath] = useState(currentPath);
    useEffect(() => {
      const goBack = () => setPath('/blogs');
      addEventListener('popstate', goBack);
      return () => removeEventListener('popstate', goBack);
    }, []);
    return <Navbar {...args} currentPath={path} />;
  },
  play: async () => {
    await openMenu();
    dispatchEvent(new PopStateEvent('popstate'));
    await expectMenuClosed();
    await expect(within(await openMenu()).getByRole('link', { current: 'page' })).toHaveTextContent('Blogs');
  },
});

export const MenuOfAGuest = meta.story({
  args: { user: { state: 'guest' } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(linksIn(await openMenu())).toEqual(['Home', 'Bikes', 'Blogs', 'বাংলা', 'Login']);
  },
});

export const MenuWhileLoading = meta.story({
  args: { user: { state: 'loading' } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(linksIn(await openMenu())).toEqual(['Home', 'Bikes', 'Blogs', 'বাংলা']);
  },
});

export const MenuWithALongName = meta.story({
  args: { user: { state: 'signedIn', name: 'Mohammadabdurrahmanchowdhury'.repeat(4) } },
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  play: async () => {
    const menu = await openMenu();
    await expect(menu.scrollWidth).toBeLessThanOrEqual(320);
    await expect(within(menu).getByRole('button', { name: 'Logout' })).toBeVisible();
  },
});
