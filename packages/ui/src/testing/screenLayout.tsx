import type { Role } from '@second-gear/contract';
import { users } from '@second-gear/fixtures';
import { type ReactNode, use } from 'react';
import { fn } from 'storybook/test';
import { chromaticScreenModes } from '../../../../.storybook/modes/modes.ts';
import { DashboardLayout } from '../components/layout/DashboardLayout/DashboardLayout.tsx';
import type { NavbarUser } from '../components/layout/Navbar/Navbar.tsx';
import { PublicLayout } from '../components/layout/PublicLayout/PublicLayout.tsx';
import { useCopy } from '../copy/useCopy.ts';
import { LanguageContext } from '../language/LanguageProvider.tsx';
import { dashboardMenu } from './dashboardMenu.ts';
import { layoutLinks } from './layoutLinks.ts';

/**
 * The value of `parameters.screenLayout` of a story. The layout around the screen depends on the path of the screen and on
 * the role of the user.
 */
export type ScreenLayout = { path: string; role: Role | 'guest' };

/**
 * The elements of the layout around a screen. Axe does not check them again in each story of a screen, because the stories of
 * the layouts check them.
 */
const layoutParts = ['header[data-screen-only]', 'footer[data-screen-only]', ':has(> main) > [data-screen-only]'];

/**
 * Returns the parameters for the stories of a screen. A single story can set `screenLayout: undefined` to render the
 * screen without a layout.
 */
export const inScreenLayout = (path: string, role: ScreenLayout['role'] = 'guest') => ({
  layout: 'fullscreen' as const,
  screenLayout: { path, role },
  a11y: { context: { exclude: ['[data-live-announcer]', ...layoutParts] } },
  chromatic: { modes: chromaticScreenModes },
});

const userNames: Record<Role, string> = {
  buyer: users.farhana.name,
  seller: users.rahim.name,
  admin: users.nasrin.name,
};

/** Renders a screen with navbar, dashboard menu and footer, as in the app. */
export const WithScreenLayout = ({ path, role, children }: ScreenLayout & { children: ReactNode }) => {
  const { language } = use(LanguageContext);
  const copy = useCopy();
  const user: NavbarUser = role === 'guest' ? { state: 'guest' } : { state: 'signedIn', name: userNames[role] };
  const layoutProps = {
    user,
    links: layoutLinks,
    currentPath: path,
    onLogout: fn(),
    theme: { theme: 'system' as const, onChange: fn() },
    language: { current: language, href: language === 'en' ? `/bn${path}` : path, onChange: fn() },
    dataSaver: { isOn: false, onChange: fn() },
  };
  if (role === 'guest' || !path.startsWith('/dashboard'))
    return <PublicLayout {...layoutProps}>{children}</PublicLayout>;
  return (
    <DashboardLayout {...layoutProps} name={userNames[role]} role={role} items={dashboardMenu(role, copy)}>
      {children}
    </DashboardLayout>
  );
};
