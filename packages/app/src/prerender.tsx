import type { Bike } from '@second-gear/contract';
import { AppLoadingScreen, BikeActions, BikeListScreen, PublicLayout } from '@second-gear/ui';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type RouteObject, StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { Settings } from './config/settings.ts';
import { Root } from './routes/Root.tsx';
import { useLayoutProps } from './routes/useLayoutProps.ts';
import { preloadRouteCode } from './routing/preloadRoute.ts';
import { routes } from './routing/routes.tsx';
import { notFoundPath, prerenderedPaths } from './routing/routeTable.ts';
import { createServices } from './services.ts';

/** Runs in Node, when the shop is built. */

/** As in `main.tsx`. */
declare const __SETTINGS__: Settings;

/** The pages that are drawn ahead: what they show first is the same for everybody. */
export const prerenderedPages = [...prerenderedPaths, notFoundPath];

const noEvents = { addEventListener: () => {} };

/** What surrounds every page, with nothing in it yet. The theme is switched by the script, and far below. */
const AppShell = () => (
  <PublicLayout {...useLayoutProps()} theme={undefined}>
    <AppLoadingScreen />
  </PublicLayout>
);

const shellRoutes: RouteObject[] = [{ element: <Root />, children: [{ path: '*', element: <AppShell /> }] }];

/** Of which each field is a place for what is told of a bike. */
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

/** One page as it is before anything was asked: HTML for inside of the root element. */
export const renderPage = async (path: string): Promise<string> => {
  await preloadRouteCode(routes, path);
  return renderRoutes(path, routes);
};

/** What stands in every other page until the shop's script has come: what surrounds it, and that it is loading. */
export const renderShell = (): Promise<string> => renderRoutes('/loading', shellRoutes);

/**
 * The page of a brand with places for what is told of a bike, and what buyers can do with one, as `head/firstBikes.ts` puts them
 * together.
 */
export const renderCardTemplate = async (): Promise<string> => {
  const [, page = ''] = /<main>(.*)<\/main>/s.exec(await renderRoutes('/loading', cardTemplateRoutes)) ?? [];
  return page
    .replaceAll('https://{img}', '{img}')
    .replace('>2</span>', '>{count}</span>')
    .replace(/( (?:id|for|aria-labelledby|aria-describedby)="[^"]*)"/g, '$1{at}"');
};

const renderRoutes = async (path: string, pages: RouteObject[]): Promise<string> => {
  const world = createServices({
    settings: __SETTINGS__,
    // Where it will stand is not known; nothing of it is drawn.
    environment: { pageUrl: `http://localhost${path}`, events: noEvents, idle: new Promise(() => {}) },
  });
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App services={world} routes={pages} />
      </StaticRouter>
    </StrictMode>,
    {
      // Whole, however long: pieces that are put in their places by scripts of React's own would be none without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
};
