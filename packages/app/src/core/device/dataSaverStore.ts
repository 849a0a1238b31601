import { createStorageItem } from '#core/storage/storageItem.ts';
import { createStoredSetting } from '#core/storage/storedSetting.ts';
import { dataSaverKey, isDataSaverOn } from './isDataSaverOn.ts';

/** By the user's choice, or by the setting of the browser until the user chooses. */
export const dataSaverStore = createStoredSetting<boolean>({
  key: dataSaverKey,
  storageItem: createStorageItem(dataSaverKey),
  parse: isDataSaverOn,
  format: (isOn) => (isOn ? 'on' : 'off'),
  // The inline head script has set this attribute, which the stylesheet reads, before the first paint.
  apply: (isOn) => document.documentElement.toggleAttribute('data-save-data', isOn),
  eventTarget: () => window,
});
