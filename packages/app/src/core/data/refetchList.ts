import { atom, type Getter } from 'jotai';
import { ApiError } from '#core/api/apiError.ts';
import { servicesAtom } from '#core/services.ts';

export type List = 'bikes' | 'my bikes' | 'orders' | 'reports' | 'trending' | 'users';

/** Also after a failed mutation, because the app's data may be outdated then. */
export const invalidate = (get: Getter, ...lists: List[]): void => {
  const { queryClient } = get(servicesAtom);
  for (const list of lists) void queryClient.invalidateQueries({ queryKey: [list] });
};

/** After a bulk action. Resolves with the records of the list. Rejects if it cannot be read. */
export const refetchListAtom = atom(
  null,
  async (
    get,
    _set,
    { list, outdated }: { list: readonly string[]; outdated: readonly List[] },
  ): Promise<readonly { _id: string; isVerified?: boolean }[]> => {
    const { queryClient } = get(servicesAtom);
    invalidate(get, ...outdated);
    await queryClient.refetchQueries({ queryKey: list, exact: true }, { throwOnError: true });
    const records = queryClient.getQueryData<{ _id: string; isVerified?: boolean }[]>(list);
    if (!records) throw new ApiError('networkError');
    return records;
  },
);

/** No read gets the response to a request of an earlier read. */
let reads = 0;

/** After a write with an unknown outcome. Not cached, because the mutation refetches the lists on the page. */
export const readAgain = <Data>(get: Getter, read: () => Promise<Data>): Promise<Data> =>
  get(servicesAtom).queryClient.fetchQuery({
    queryKey: ['read after an unknown outcome', ++reads],
    queryFn: read,
    retry: 1,
    gcTime: 0,
  });
