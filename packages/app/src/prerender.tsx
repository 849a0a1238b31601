import { HydrationProvider, type Language, languages, loadCopy, PublicLayout } from '@second-gear/ui';
import { AppLoadingScreen } from '@second-gear/ui/screens/status/AppLoading/AppLoadingScreen';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type RouteObject, StaticRouter } from 'react-router-dom';
import type { Settings } from '#core/config/settings.ts';
import { AppLanguage } from '#core/language/AppLanguage.tsx';
import { notFoundPath, prerenderedPaths } from '#core/navigation/routeTable.ts';
import { preloadPage, routes } from '#routes/routes.tsx';
import { App } from './App.tsx';
import { createAppStore } from './appStore.ts';
import { Root } from './routes/Root.tsx';
import { useLayoutProps } from './routes/useLayoutProps.ts';
import { createServices } from './services.ts';

/** Replaced by the build, as in `startApp.tsx`. */
declare const __SETTINGS__: Settings;

/** Their first content is the same for all users. */
const pagesToRender = [...prerenderedPaths, notFoundPath];

const noEvents = { addEventListener: () => {} };

/** Without a theme switch, which needs scripts. */
const AppShell = () => (
  <PublicLayout {...useLayoutProps()} theme={undefined}>
    <AppLoadingScreen />
  </PublicLayout>
);

const shellRoutes: RouteObject[] = [{ element: <Root />, children: [{ path: '*', element: <AppShell /> }] }];

/** The HTML inside the root element. `pages` contains the HTML of each page, by the path of the page. */
export type RenderedPages = { pages: Record<string, string>; shell: string };

export const renderAll = async (): Promise<Record<Language, RenderedPages>> => {
  await Promise.all(pagesToRender.map(preloadPage));
  await Promise.all(languages.map(loadCopy));
  const rendered = languages.map(async (language) => {
    const pages = pagesToRender.map(async (path) => [path, await renderRoutes(language, path, routes)]);
    const shell = renderRoutes(language, '/loading', shellRoutes);
    return [language, { pages: Object.fromEntries(await Promise.all(pages)), shell: await shell }];
  });
  return Object.fromEntries(await Promise.all(rendered));
};

const renderRoutes = async (language: Language, path: string, routeObjects: RouteObject[]): Promise<string> => {
  const services = createServices({
    settings: __SETTINGS__,
    // This origin is a placeholder: the build does not know the real origin, and no rendered page contains it.
    environment: { pageUrl: `http://localhost${path}`, events: noEvents, idle: new Promise(() => {}) },
  });
  const { prelude } = await prerender(
    <StrictMode>
      <AppLanguage language={language}>
        <StaticRouter location={path}>
          <HydrationProvider>
            <App store={createAppStore(services)} routes={routeObjects} />
          </HydrationProvider>
        </StaticRouter>
      </AppLanguage>
    </StrictMode>,
    {
      // With this value React renders the HTML in one piece. With a smaller value, React would insert further pieces
      // with inline scripts, which the security headers forbid.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
};
