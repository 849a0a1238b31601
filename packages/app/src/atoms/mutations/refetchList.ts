import { atom } from 'jotai';
import { ApiError } from '../../api/apiError.ts';
import { servicesAtom } from '../services.ts';

/**
 * Reads the list on the screen again after a bulk action, and marks other lists as outdated. Resolves with the ids of
 * the records in the list. Rejects if the list cannot be read.
 */
export const refetchListAtom = atom(
  null,
  async (
    get,
    _set,
    { list, outdated }: { list: readonly string[]; outdated: readonly string[] },
  ): Promise<readonly { _id: string; isVerified?: boolean }[]> => {
    const { queryClient } = get(servicesAtom);
    for (const name of outdated) void queryClient.invalidateQueries({ queryKey: [name] });
    await queryClient.refetchQueries({ queryKey: list, exact: true }, { throwOnError: true });
    const records = queryClient.getQueryData<{ _id: string; isVerified?: boolean }[]>(list);
    if (!records) throw new ApiError('networkError');
    return records;
  },
);
