import { AllBuyersScreen, useCopy } from '@second-gear/ui';
import { useSetAtom } from 'jotai';
import { deleteUserAtom } from '../atoms/actions.ts';
import { usersAtom } from '../atoms/shop.ts';
import { Title } from '../Title.tsx';
import { useAttempt } from '../useAttempt.ts';
import { useRemote } from '../useRemote.ts';

export const AllBuyers = () => {
  const { admin, toasts } = useCopy();
  const attempt = useAttempt();
  const buyers = useRemote(usersAtom('buyer'));
  const deleteUser = useSetAtom(deleteUserAtom);
  return (
    <>
      <Title page={admin.allBuyers} />
      <AllBuyersScreen
        buyers={buyers}
        onDelete={async (buyer) => {
          await attempt(() => deleteUser(buyer), toasts.deleted);
        }}
      />
    </>
  );
};
