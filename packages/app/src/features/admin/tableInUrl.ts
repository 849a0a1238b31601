import { formatTableView, parseTableView, type TableView } from '@second-gear/ui';
import type { UrlStateOptions } from '#core/navigation/useUrlState.ts';

/** All other parameters, such as the open report, stay in the URL. */
export const tableInUrl = (filterIds: readonly string[]): UrlStateOptions<TableView> => ({
  read: (params) => parseTableView(params, filterIds),
  write: (view, now) => {
    const params = formatTableView(view);
    for (const [name, value] of now)
      if (!['q', 'sort', 'page', ...filterIds].includes(name)) params.append(name, value);
    return params;
  },
  isTyped: true,
  neverPushes: true,
});
