import { AllSellerScreen, useCopy } from '@second-gear/ui';
import { useSetAtom } from 'jotai';
import { deleteUserAtom, verifySellerAtom } from '../atoms/actions.ts';
import { usersAtom } from '../atoms/shop.ts';
import { Title } from '../Title.tsx';
import { useAttempt } from '../useAttempt.ts';
import { useRemote } from '../useRemote.ts';

export const AllSeller = () => {
  const { admin, toasts } = useCopy();
  const attempt = useAttempt();
  const sellers = useRemote(usersAtom('seller'));
  const deleteUser = useSetAtom(deleteUserAtom);
  const verifySeller = useSetAtom(verifySellerAtom);
  return (
    <>
      <Title page={admin.allSeller} />
      <AllSellerScreen
        sellers={sellers}
        onVerify={async (seller) => {
          await attempt(() => verifySeller(seller), toasts.sellerVerified);
        }}
        onDelete={async (seller) => {
          await attempt(() => deleteUser(seller), toasts.sellerDeleted);
        }}
      />
    </>
  );
};
