import { createStorageItem } from '#core/storage/storageItem.ts';
import { createStoredSetting } from '#core/storage/storedSetting.ts';

const key = 'secondGear.largePhotos';

/** Compact cards are the default. */
export const largePhotosStore = createStoredSetting<boolean>({
  key,
  storageItem: createStorageItem(key),
  parse: (stored) => stored === 'on',
  format: (isOn) => (isOn ? 'on' : 'off'),
  apply: () => {},
  eventTarget: () => window,
});
