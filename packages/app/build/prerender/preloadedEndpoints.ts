// By its file, because Vite leaves packages in its configuration to Node, which reads no TypeScript.
import { type Endpoint, endpoints } from '../../../contract/src/endpoints.ts';
import { type RouteName, routeTable } from '../../src/routing/routeTable.ts';
import type { HeadScriptConfig } from '../../src/startup/headScriptConfig.ts';

const shown = { category: ['listBikes', 'listCategories', 'isBuyer'] } as const satisfies Partial<
  Record<RouteName, (keyof typeof endpoints)[]>
>;

/**
 * What a page's head may ask for at once (`HeadPage`). An id that is not in its documented form (`isCategoryId`) is left to
 * the client, which sends it only if the server knows it. Throws for a call that writes, or that is not for everybody.
 *
 * @param apiUrl a path on the shop's own origin, or the address of another
 */
export const earlyCalls = (apiUrl: string): HeadScriptConfig['calls'] =>
  Object.entries(shown).map(([page, names]) => [
    `^${routeTable[page as keyof typeof shown].path.replace(':id', '(\\d{1,9})')}$`,
    names.map((name) => {
      const { path, bearer, writes }: Endpoint = endpoints[name];
      if (bearer || writes) throw new Error(`${name} is no call to be made before it is known who is here.`);
      return `${apiUrl.replaceAll('$', '$$$$')}${path.replace(':id', '$1')}`;
    }),
  ]);
