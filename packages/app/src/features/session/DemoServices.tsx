import { DemoAccounts, DemoRibbon, type DemoUserKind, GoogleAccountDialog, useDemoCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { BrowserDemo } from '#core/config/browserDemo.ts';
import { demoServicesOf } from '#core/config/settings.ts';
import { servicesAtom } from '#core/services.ts';
import { sessionServicesAtom } from './sessionServices.ts';

export const DemoServicesRibbon = () => {
  const copy = useDemoCopy();
  const { settings, demo } = useAtomValue(servicesAtom);
  const { session } = useAtomValue(sessionServicesAtom);
  const beginAgain = async ({ beginAgain }: BrowserDemo) => {
    if (session.read().state === 'signedIn') await session.signOut();
    await beginAgain();
  };
  return (
    <DemoRibbon
      services={demoServicesOf(settings).map((name) => copy.demo.standIns[name])}
      onBeginAgain={demo ? () => void beginAgain(demo) : undefined}
    />
  );
};

type DemoLoginProps = { onLogin(account: BrowserDemo['accounts'][number]): Promise<unknown> };

export const DemoLogin = ({ onLogin }: DemoLoginProps) => {
  const { demo } = useAtomValue(servicesAtom);
  if (!demo) return null;
  const logIn = async (kind: DemoUserKind) => {
    const account = demo.accounts.find((one) => one.kind === kind);
    if (account) await onLogin(account);
  };
  return <DemoAccounts kinds={demo.accounts.map(({ kind }) => kind)} onChoose={logIn} />;
};

/** For the account chooser: a new user, and the demo buyer. */
const demoAccounts = [
  { email: 'tahmid@example.com', name: 'Tahmid Rahman' },
  { email: 'buyer@secondgear.test', name: 'Farhana Akter' },
];

/** In the place of Google's popup. */
export const DemoServicesDialog = () => {
  const { accountChooser } = useAtomValue(sessionServicesAtom);
  const isChoosing = useSyncExternalStore(accountChooser.subscribe, accountChooser.isOpen, accountChooser.isOpen);
  return (
    <GoogleAccountDialog
      isOpen={isChoosing}
      accounts={demoAccounts}
      onChoose={(account) => accountChooser.respond(account)}
      onCancel={() => accountChooser.respond(null)}
    />
  );
};
