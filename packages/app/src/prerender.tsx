import { PublicLayout } from '@second-gear/ui';
import { AppLoadingScreen } from '@second-gear/ui/screens/status/AppLoading/AppLoadingScreen';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type RouteObject, StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { Settings } from './config/settings.ts';
import { Root } from './routes/Root.tsx';
import { useLayoutProps } from './routes/useLayoutProps.ts';
import { notFoundPath, prerenderedPaths } from './routing/paths/routeTable.ts';
import { preloadPage, routes } from './routing/routes.tsx';
import { createServices } from './services.ts';

/** Renders the app's pages to HTML. Runs in Node, during the build. */

/** Replaced by the build, as in `main.tsx`. */
declare const __SETTINGS__: Settings;

/**
 * The paths of the pages that have an HTML file of their own, because their first content is the same for all users.
 */
export const pagesToRender = [...prerenderedPaths, notFoundPath];

const noEvents = { addEventListener: () => {} };

/**
 * The app shell: the layout with a loading state. It has no theme switch, which needs scripts and is not visible
 * without scrolling.
 */
const AppShell = () => (
  <PublicLayout {...useLayoutProps()} theme={undefined}>
    <AppLoadingScreen />
  </PublicLayout>
);

const shellRoutes: RouteObject[] = [{ element: <Root />, children: [{ path: '*', element: <AppShell /> }] }];

/** Renders one page without data: the HTML inside the root element. */
export const renderPage = async (path: string): Promise<string> => {
  await preloadPage(path);
  return renderRoutes(path, routes);
};

/** Renders the app shell: the layout with a loading state. */
export const renderShell = (): Promise<string> => renderRoutes('/loading', shellRoutes);

const renderRoutes = async (path: string, routeObjects: RouteObject[]): Promise<string> => {
  const services = createServices({
    settings: __SETTINGS__,
    // Any origin will do: the real one is unknown during the build, and no rendered page contains it.
    environment: { pageUrl: `http://localhost${path}`, events: noEvents, idle: new Promise(() => {}) },
  });
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App services={services} routes={routeObjects} />
      </StaticRouter>
    </StrictMode>,
    {
      // The HTML must be one piece: React would insert further pieces with inline scripts, which the security headers
      // forbid.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
};
