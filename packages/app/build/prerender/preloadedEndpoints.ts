// The import has a relative path: Vite does not bundle the packages that its configuration imports, and Node cannot
// read their TypeScript files.
import { type Endpoint, endpoints } from '../../../contract/src/endpoints.ts';
import { type RouteName, routeTable } from '../../src/routing/paths/routeTable.ts';
import type { HeadScriptConfig } from '../../src/startup/headScriptConfig.ts';

const endpointsOfCategory = ['listBikes', 'listCategories', 'isBuyer'] as const;

/** The first parameter of these routes is the category id. */
const endpointsByRoute = { category: endpointsOfCategory, bike: endpointsOfCategory } as const satisfies Partial<
  Record<RouteName, readonly (keyof typeof endpoints)[]>
>;

/** The regular expression of a route's path. Its group is the category id. */
const toExpression = (path: string): string => `^${path.replace(/:\w+/, '(\\d{1,9})').replace(/:\w+/g, '[^/]+')}$`;

/**
 * Returns the requests that the inline head script preloads for a page (`HeadScriptConfig`). For a category id that is
 * not a number of up to nine digits nothing is preloaded, because the API client requests its bikes only if the server
 * has that category. Throws for an endpoint that writes or requires an access token.
 *
 * @param apiUrl a path on the app's own origin, or an absolute URL
 */
export const preloadedEndpoints = (apiUrl: string): HeadScriptConfig['preloads'] =>
  Object.entries(endpointsByRoute).map(([page, names]) => [
    toExpression(routeTable[page as keyof typeof endpointsByRoute].path),
    names.map((name) => {
      const { path, bearer, writes }: Endpoint = endpoints[name];
      if (bearer || writes) throw new Error(`${name} must not be preloaded: it writes or requires an access token.`);
      return `${apiUrl.replaceAll('$', '$$$$')}${path.replace(':id', '$1')}`;
    }),
  ]);
