import { toast, useAccountCopy, useCopy } from '@second-gear/ui';
import { MyAccountScreen } from '@second-gear/ui/screens/dashboard/MyAccount/MyAccountScreen';
import { useAtomValue, useSetAtom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import { useDataSaver } from '#core/device/useDataSaver.ts';
import { useTheme } from '#core/device/useTheme.ts';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { useRunWithToast } from '#core/feedback/useRunWithToast.ts';
import { useLanguageSwitch } from '#core/language/useLanguageSwitch.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { useUserScope } from '#core/userScope.ts';
import { roleAtom, uidAtom, userAtom } from '#features/session/sessionAtoms.ts';
import { AuthError, sessionServicesAtom } from '#features/session/sessionServices.ts';
import { useLogOut } from '#features/session/useLogOut.ts';
import { deleteDeviceDataAtom } from '../deleteDeviceData.ts';

/** The auth provider knows it when its code has loaded. */
const hasPasswordAtom = atomWithQuery((get) => {
  const uid = get(uidAtom);
  const { authProvider } = get(sessionServicesAtom);
  return {
    queryKey: ['has password', uid],
    enabled: uid !== null,
    retry: false,
    queryFn: () => authProvider.call((provider) => provider.hasPassword()),
  };
});
hasPasswordAtom.debugLabel = 'has password';

export const MyAccount = () => {
  const { dashboard } = useCopy();
  const { account } = useAccountCopy();
  const { authProvider } = useAtomValue(sessionServicesAtom);
  const deleteDeviceData = useSetAtom(deleteDeviceDataAtom);
  const user = useAtomValue(userAtom);
  const { data: role = null } = useAtomValue(roleAtom);
  const hasPassword = useAsyncState(hasPasswordAtom);
  const runWithToast = useRunWithToast();
  const toMessage = useErrorMessage();
  const beginForUser = useUserScope();
  const theme = useTheme();
  const language = useLanguageSwitch();
  const dataSaver = useDataSaver();
  const logOut = useLogOut();
  if (!user) return null;
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
        theme={theme}
        language={language}
        dataSaver={dataSaver}
        onLogout={logOut}
        onDeleteData={() => {
          if (deleteDeviceData()) toast.success(account.device.deleted);
          else toast.error(account.device.failed);
        }}
      />
    </>
  );
};
