import type { DataSaverSwitchProps } from '@second-gear/ui';
import { useSyncExternalStore } from 'react';
import { dataSaverStore } from './dataSaverStore.ts';

export const useDataSaver = (): DataSaverSwitchProps => ({
  // False in prerendered HTML.
  isOn: useSyncExternalStore(dataSaverStore.subscribe, dataSaverStore.read, () => false),
  onChange: dataSaverStore.choose,
});
