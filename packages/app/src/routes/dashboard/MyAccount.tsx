import { toast, useAccountCopy, useCopy } from '@second-gear/ui';
import { MyAccountScreen } from '@second-gear/ui/screens/dashboard/MyAccount/MyAccountScreen';
import { useAtomValue } from 'jotai';
import { servicesAtom } from '../../atoms/services.ts';
import { roleAtom, userAtom } from '../../atoms/session.ts';
import { AuthError } from '../../auth/provider/authProvider.ts';
import { useErrorMessage } from '../../feedback/errorMessages.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { useUserScope } from '../../feedback/usePageScope.ts';
import { useRunWithToast } from '../../feedback/useRunWithToast.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { deleteDeviceData } from './parts/account/deleteDeviceData.ts';
import { hasPasswordAtom } from './parts/account/hasPasswordAtom.ts';

export const MyAccount = () => {
  const { dashboard } = useCopy();
  const { account } = useAccountCopy();
  const services = useAtomValue(servicesAtom);
  const user = useAtomValue(userAtom);
  const { data: role = null } = useAtomValue(roleAtom);
  const hasPassword = useAsyncState(hasPasswordAtom);
  const runWithToast = useRunWithToast();
  const toMessage = useErrorMessage();
  const beginForUser = useUserScope();
  if (!user) return null;
  const { authProvider } = services;
  return (
    <>
      <DocumentTitle page={dashboard.account} />
      <MyAccountScreen
        key={user.uid}
        name={user.name}
        email={user.email}
        role={role}
        hasPassword={hasPassword}
        onSaveName={(name) =>
          runWithToast(
            () => authProvider.call((provider) => provider.changeName(name), 'outcome-unknown'),
            account.name.saved,
          )
        }
        onChangePassword={async (passwords) => {
          const isSameUser = beginForUser();
          try {
            await authProvider.call((provider) => provider.changePassword(passwords), 'outcome-unknown');
            if (isSameUser()) toast.success(account.password.changed);
            return 'done';
          } catch (error) {
            if (error instanceof AuthError && error.code === 'wrong-credentials') return 'currentWrong';
            const problem = toMessage(error);
            if (isSameUser()) toast.error(problem);
            return { problem };
          }
        }}
        onDeleteData={() => {
          if (deleteDeviceData(user.uid, services)) toast.success(account.device.deleted);
          else toast.error(account.device.failed);
        }}
      />
    </>
  );
};
