import { useCopy } from '@second-gear/ui';
import { AllBuyersScreen } from '@second-gear/ui/screens/dashboard/AllBuyers/AllBuyersScreen';
import { useSetAtom } from 'jotai';
import { deleteUserAtom } from '../../atoms/mutations/mutations.ts';
import { usersAtom } from '../../atoms/queries/queries.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { useRunWithToast } from '../../feedback/useRunWithToast.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';

export const AllBuyers = () => {
  const { admin, toasts } = useCopy();
  const runWithToast = useRunWithToast();
  const buyers = useAsyncState(usersAtom('buyer'));
  const deleteUser = useSetAtom(deleteUserAtom);
  return (
    <>
      <DocumentTitle page={admin.allBuyers} />
      <AllBuyersScreen
        buyers={buyers}
        onDelete={async (buyer) => {
          await runWithToast(() => deleteUser(buyer), toasts.deleted);
        }}
      />
    </>
  );
};
