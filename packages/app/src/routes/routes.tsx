import { roles } from '@second-gear/contract';
import { lazyComponent, PublicLayout, useCodeAhead, useHasInteracted } from '@second-gear/ui';
import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { modulesOf } from '#core/navigation/paths.ts';
import {
  type Access,
  type Layout,
  layoutModules,
  notFoundModule,
  type RouteDefinition,
  type RouteModule,
  routeTable,
} from '#core/navigation/routeTable.ts';
import { PageLoading } from '#core/status/PageLoading.tsx';
import { RequireAuth, RequireRole } from '#features/session/guards.tsx';
import { Root } from './Root.tsx';
import { RouteErrorBoundary } from './RouteError.tsx';
import { useLayoutProps } from './useLayoutProps.ts';

const lazyPage = (load: () => Promise<ComponentType>) => lazyComponent(load, <PageLoading />);

const componentIn = (file: Record<string, ComponentType>, name: string): ComponentType => {
  const component = file[name];
  if (!component) throw new Error(`${name}.tsx does not export ${name}.`);
  return component;
};

/** Each file exports its component under the file's own name, and becomes a chunk. */
const pageFiles = import.meta.glob<Record<string, ComponentType>>([
  '../features/*/pages/*.tsx',
  './pages/*.tsx',
  '../core/status/NotFound.tsx',
]);

const pages = new Map(
  Object.entries(pageFiles).map(([path, load]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);
    return [name, lazyPage(async () => componentIn(await load(), name))];
  }),
);

/** Throws if the route table names a page without a file. */
const pageOf = (name: RouteModule) => {
  const page = pages.get(name);
  if (!page) throw new Error(`No folder of pages has a file ${name}.tsx, which routeTable.ts names.`);
  return page;
};

/** Returns whether all code has loaded. If not, the page loads it again when it is rendered, and then throws. */
export const preloadPage = async (pathname: string): Promise<boolean> => {
  const results = await Promise.allSettled(modulesOf(pathname).map((name) => pageOf(name).preload()));
  return results.every(({ status }) => status === 'fulfilled');
};

const elementOf = (name: RouteModule) => {
  const Page = pageOf(name);
  return <Page />;
};

const definitions: readonly (RouteDefinition & { module: RouteModule })[] = Object.values(routeTable);

/** In the order of the table. */
const routesWith = (layout: Layout, access: Access): RouteObject[] =>
  definitions
    .filter((one) => one.layout === layout && one.access === access)
    .map(({ path, module }) => ({ path, element: elementOf(module) }));

const roleRoutes = (layout: Layout): RouteObject[] =>
  roles
    .map((role) => ({ element: <RequireRole role={role} />, children: routesWith(layout, role) }))
    .filter(({ children }) => children.length > 0);

/** What a buyer needs at the meeting with the seller, where there may be no connection. */
const orderPages = ([layoutModules.dashboard, 'MyBookings', 'Receipt'] as const).map(
  (name) => () => pageOf(name).preload(),
);

const PublicShell = () => {
  const props = useLayoutProps();
  useCodeAhead(useHasInteracted() && Boolean(props.links.orders), orderPages);
  return (
    <PublicLayout {...props}>
      <Outlet />
    </PublicLayout>
  );
};

export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        element: <RouteErrorBoundary />,
        children: [
          {
            element: <PublicShell />,
            children: [
              ...routesWith('public', 'public'),
              { element: <RequireAuth />, children: [...routesWith('public', 'signedIn'), ...roleRoutes('public')] },
              { path: '*', element: elementOf(notFoundModule) },
            ],
          },
          {
            element: <RequireAuth />,
            children: [
              {
                element: elementOf(layoutModules.dashboard),
                children: [...routesWith('dashboard', 'signedIn'), ...roleRoutes('dashboard')],
              },
            ],
          },
        ],
      },
    ],
  },
];
