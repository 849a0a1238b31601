import { DemoRibbon, GoogleAccountDialog, useDemoCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { servicesAtom } from '../atoms/services.ts';
import { demoServicesOf } from '../config/settings.ts';
import { demoAccounts } from './demoAccounts.ts';

/** The ribbon above every page that names the demo services in use. */
export const DemoServicesRibbon = () => {
  const copy = useDemoCopy();
  const { settings } = useAtomValue(servicesAtom);
  return <DemoRibbon services={demoServicesOf(settings).map((name) => copy.demo.standIns[name])} />;
};

/** The account chooser of the demo sign-in, which is shown instead of Google's popup. */
export const DemoServicesDialog = () => {
  const { accountChooser } = useAtomValue(servicesAtom);
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
