import type { User } from '@second-gear/contract';
import { useCopy } from '@second-gear/ui';
import { AllBuyersScreen } from '@second-gear/ui/screens/dashboard/AllBuyers/AllBuyersScreen';
import { useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { useRunWithToast } from '#core/feedback/useRunWithToast.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { useUrlState } from '#core/navigation/useUrlState.ts';
import { deleteUserAtom, sendUserDeletionAtom, usersAtom, usersKey } from '../adminData.ts';
import { tableInUrl } from '../tableInUrl.ts';
import { isGone, useBulkTask } from '../useBulkTask.ts';

const viewInUrl = tableInUrl(['role']);

export const AllBuyers = () => {
  const { dashboard, toasts } = useCopy();
  const runWithToast = useRunWithToast();
  const buyers = useAsyncState(usersAtom('buyer'));
  const deleteUser = useSetAtom(deleteUserAtom);
  const onDelete = useCallback(
    async (buyer: User) => {
      await runWithToast(() => deleteUser(buyer), toasts.deleted);
    },
    [runWithToast, deleteUser, toasts],
  );
  const sendDeletion = useSetAtom(sendUserDeletionAtom);
  const deleteTask = useBulkTask(
    useMemo(() => ({ send: sendDeletion, list: usersKey('buyer'), outdated: [], isDone: isGone }), [sendDeletion]),
  );
  const [view, setView] = useUrlState(viewInUrl);
  return (
    <>
      <DocumentTitle page={dashboard.allBuyers} />
      <AllBuyersScreen buyers={buyers} onDelete={onDelete} deleteTask={deleteTask} view={view} onViewChange={setView} />
    </>
  );
};
