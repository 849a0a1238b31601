import type { Role } from '@second-gear/contract';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/base/Button/Button.tsx';
import { Email } from '../../../components/base/Table/Email.tsx';
import { lazyDialog } from '../../../components/feedback/Dialog/lazyDialog.tsx';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx';
import {
  DataSaverSwitch,
  type DataSaverSwitchProps,
} from '../../../components/forms/DataSaverSwitch/DataSaverSwitch.tsx';
import { ThemeSwitch, type ThemeSwitchProps } from '../../../components/forms/ThemeSwitch/ThemeSwitch.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from '../../../components/layout/LanguageSwitch/LanguageSwitch.tsx';
import { PageHeading } from '../../../components/layout/PageHeading/PageHeading.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { useAccountCopy } from '../../../copy/account/account.ts';
import { useSignInCopy } from '../../../copy/account/signIn.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import styles from './MyAccountScreen.module.css';
import { NameForm } from './NameForm.tsx';
import { type OnChangePassword, PasswordForm } from './PasswordForm.tsx';

const ConfirmDialog = lazyDialog(
  async () => (await import('../../../components/feedback/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog,
);

type MyAccountScreenProps = {
  /** The name that is shown. */
  name: string;
  /** The e-mail address of the user. */
  email: string;
  /** Null while it is not known. */
  role?: Role | null;
  /** Whether the account has a password. A user who has only signed in with Google has none. */
  hasPassword: AsyncState<boolean>;
  /** Saves the name and shows the result in a toast. The promise never rejects: it resolves with the reason of a failure. */
  onSaveName: (name: string) => Promise<string | undefined>;
  /** Changes the password. The promise resolves with the result. */
  onChangePassword: OnChangePassword;
  /** The switch of the theme. */
  theme: ThemeSwitchProps;
  /** The link to the other language. */
  language: LanguageSwitchProps;
  /** The checkbox of the data saver. */
  dataSaver: DataSaverSwitchProps;
  /** Called when the user logs out. */
  onLogout: () => void;
  /** Deletes what this device has stored for the user, and shows the result in a toast. */
  onDeleteData: () => void;
};

/** The page *My account*, for every role (docs/requirements.md §13): name, password, and the data on this device. */
export const MyAccountScreen = ({
  name,
  email,
  role = null,
  hasPassword,
  onSaveName,
  onChangePassword,
  theme,
  language,
  dataSaver,
  onLogout,
  onDeleteData,
}: MyAccountScreenProps) => {
  const { dashboard, navbar, roles } = useCopy();
  const { signIn } = useSignInCopy();
  const { account } = useAccountCopy();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <PageHeading>{dashboard.account}</PageHeading>
      <Stack gap="3" className={styles.sections}>
        <Part title={signIn.email}>
          <p>
            <Email address={email} />
          </p>
        </Part>
        <Part title={signIn.role}>
          <p>{role ? <span>{roles[role]}</span> : <Skeleton width="5em" height="1em" />}</p>
        </Part>
        <Part title={account.name.title}>
          <NameForm key={name} name={name} isSeller={role === 'seller'} onSaveName={onSaveName} />
        </Part>
        <Part title={account.password.title}>
          {hasPassword.state === 'loading' && <ProgressBar label={account.password.loading} />}
          {hasPassword.state === 'failed' && (
            <ErrorState title={account.password.failed} problem={hasPassword.problem} onRetry={hasPassword.onRetry} />
          )}
          {hasPassword.state === 'ready' && !hasPassword.data && <p className={styles.text}>{account.password.none}</p>}
          {hasPassword.state === 'ready' && hasPassword.data && (
            <PasswordForm email={email} onChangePassword={onChangePassword} />
          )}
        </Part>
        <Part title={account.settings}>
          <div className={styles.settings}>
            <LanguageSwitch {...language} />
            <ThemeSwitch {...theme} />
            <DataSaverSwitch {...dataSaver} />
          </div>
        </Part>
        <Part title={account.device.title}>
          <p className={styles.text}>{account.device.text}</p>
          <Button className={styles.submit} variant="outline" onPress={() => setConfirming(true)}>
            {account.device.action}
          </Button>
        </Part>
        <Part title={navbar.logout}>
          <Button className={styles.submit} variant="outline" onPress={onLogout}>
            {navbar.logout}
          </Button>
        </Part>
      </Stack>
      <ConfirmDialog
        isOpen={isConfirming}
        title={account.device.confirmTitle}
        message={account.device.confirmText}
        confirmLabel={account.device.confirm}
        onConfirm={async () => {
          onDeleteData();
          setConfirming(false);
        }}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <Stack gap="2">{children}</Stack>
    </section>
  );
};
