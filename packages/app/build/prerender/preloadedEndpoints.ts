// Relative, because Vite does not bundle the packages of its configuration, and Node cannot read their TypeScript.
import { type Endpoint, endpoints } from '../../../contract/src/endpoints.ts';
import { type RouteName, routeTable } from '../../src/core/navigation/routeTable.ts';
import type { HeadScriptConfig } from '../../src/core/startup/headScriptConfig.ts';

const endpointsOfCategory = ['listBikes', 'listCategories', 'isBuyer'] as const;

/** Preloaded by the inline head script. The first parameter of each route must be the category id. */
const endpointsByRoute = { category: endpointsOfCategory, bike: endpointsOfCategory } as const satisfies Partial<
  Record<RouteName, readonly (keyof typeof endpoints)[]>
>;

const toExpression = (path: string): string => `^${path.replace(/:\w+/, '(\\d{1,9})').replace(/:\w+/g, '[^/]+')}$`;

/**
 * A category id that is no number is not preloaded, because the API client first reads the categories. Throws for an
 * endpoint that writes or requires an access token.
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
