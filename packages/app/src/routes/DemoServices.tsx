import { DemoRibbon, GoogleAccountDialog, useDemoCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { servicesAtom } from '../atoms/services.ts';
import { demoServicesOf } from '../config/settings.ts';
import { demoAccounts } from './public/demoAccounts.ts';

/** Above every page while something is played by a stand-in: says what is. */
export const DemoServicesRibbon = () => {
  const copy = useDemoCopy();
  const { settings } = useAtomValue(servicesAtom);
  return <DemoRibbon services={demoServicesOf(settings).map((name) => copy.demo.standIns[name])} />;
};

/** Over every page, where Google's own window is not: asks which account to use. */
export const DemoServicesDialog = () => {
  const { accountChooser } = useAtomValue(servicesAtom);
  const isChoosing = useSyncExternalStore(accountChooser.subscribe, accountChooser.isOpen, accountChooser.isOpen);
  return (
    <GoogleAccountDialog
      isOpen={isChoosing}
      accounts={demoAccounts}
      onChoose={(account) => accountChooser.answer(account)}
      onCancel={() => accountChooser.answer(null)}
    />
  );
};
