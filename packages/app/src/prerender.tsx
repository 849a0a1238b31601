import type { Bike } from '@second-gear/contract';
import { AppLoadingScreen, BikeActions, BikeListScreen, PublicLayout } from '@second-gear/ui';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type RouteObject, StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { Settings } from './config/settings.ts';
import { Root } from './routes/Root.tsx';
import { useLayoutProps } from './routes/useLayoutProps.ts';
import { notFoundPath, prerenderedPaths } from './routing/paths/routeTable.ts';
import { preloadRouteCode } from './routing/preloadRoute.ts';
import { routes } from './routing/routes.tsx';
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

/** A bike whose fields are all a `{placeholder}`, for the template of the bike list. */
const placeholderBike: Bike = {
  _id: '{_id}',
  category_id: '{category_id}',
  bikeName: '{bikeName}',
  img: 'https://{img}',
  resaleValue: '{resaleValue}',
  originalPrice: '{originalPrice}',
  condition: '{condition}',
  purchaseYear: '{purchaseYear}',
  usedYears: '{usedYears}',
  location: '{location}',
  description: '{description}',
  sellerName: '{sellerName}',
  email: '{email}',
  phone: '{phone}',
  date: '{date}',
  isVerified: true,
  advertise: false,
  soldOut: false,
  report: false,
};

const CardTemplate = () => (
  <main>
    <BikeListScreen
      brand="{brand}"
      bikes={{ state: 'ready', data: [placeholderBike, { ...placeholderBike, _id: 'b', isVerified: false }] }}
      viewer="unknown"
      onBook={async () => {}}
      onReport={async () => {}}
    />
    <BikeActions bike={placeholderBike} viewer="buyer" onBook={() => {}} onReport={() => {}} />
  </main>
);

const cardTemplateRoutes: RouteObject[] = [{ element: <Root />, children: [{ path: '*', element: <CardTemplate /> }] }];

/** Renders one page without data: the HTML inside the root element. */
export const renderPage = async (path: string): Promise<string> => {
  await preloadRouteCode(routes, path);
  return renderRoutes(path, routes);
};

/** Renders the app shell: the layout with a loading state. */
export const renderShell = (): Promise<string> => renderRoutes('/loading', shellRoutes);

/**
 * Renders the template of the bike list, with placeholders instead of data, and the buyer's actions.
 * `startup/renderFirstCards.ts` fills it with the first bikes.
 */
export const renderCardTemplate = async (): Promise<string> => {
  const [, page = ''] = /<main>(.*)<\/main>/s.exec(await renderRoutes('/loading', cardTemplateRoutes)) ?? [];
  return page
    .replaceAll('https://{img}', '{img}')
    .replace('>2</span>', '>{count}</span>')
    .replace(/( (?:id|for|aria-labelledby|aria-describedby)="[^"]*)"/g, '$1{at}"');
};

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
