// The import has a relative path: Vite does not bundle the packages that its configuration imports, and Node cannot
// read their TypeScript files.
import { type Endpoint, endpoints } from '../../../contract/src/endpoints.ts';
import { type RouteName, routeTable } from '../../src/core/navigation/routeTable.ts';
import type { HeadScriptConfig } from '../../src/core/startup/headScriptConfig.ts';

const endpointsOfCategory = ['listBikes', 'listCategories', 'isBuyer'] as const;

/**
 * The routes for which the inline head script preloads data, and the endpoints that it requests. The first parameter of
 * each of these routes must be the category id.
 */
const endpointsByRoute = { category: endpointsOfCategory, bike: endpointsOfCategory } as const satisfies Partial<
  Record<RouteName, readonly (keyof typeof endpoints)[]>
>;

/** Returns a regular expression that matches the paths of a route. Its group captures the category id. */
const toExpression = (path: string): string => `^${path.replace(/:\w+/, '(\\d{1,9})').replace(/:\w+/g, '[^/]+')}$`;

/**
 * Returns the requests that the inline head script preloads for a page (`HeadScriptConfig`). Nothing is preloaded if
 * the category id is not a number of up to nine digits: for such an id, the API client first reads the categories, and
 * requests the bikes only if the server has a category with this id. Throws for an endpoint that writes or requires an
 * access token.
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
