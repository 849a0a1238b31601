import { type DataSaverSwitchProps, useIsHydrated } from '@second-gear/ui';
import { atom, useAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { textAtom } from '#core/storage/storedAtom.ts';
import { dataSaverKey, isDataSaverOn } from './dataSaver.ts';

const storedDataSaverAtom = textAtom(dataSaverKey);

/** By the setting of the browser until the user chooses. */
export const dataSaverAtom = atom(
  (get) => isDataSaverOn(get(storedDataSaverAtom)),
  (_get, set, isOn: boolean) => set(storedDataSaverAtom, isOn ? 'on' : 'off'),
);

export const useDataSaver = (): DataSaverSwitchProps => {
  const [isOn, onChange] = useAtom(dataSaverAtom);
  // The stylesheet reads this attribute. The inline head script has set it before the first paint.
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-save-data', isOn), [isOn]);
  // Prerendered HTML has the photos.
  return { isOn: useIsHydrated() && isOn, onChange };
};
