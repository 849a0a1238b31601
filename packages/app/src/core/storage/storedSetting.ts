import type { StorageItem } from './storageItem.ts';

/** Chosen by the user, and the same in all tabs. In the form that `useSyncExternalStore` needs. */
type StoredSetting<Value> = {
  read(): Value;
  choose(value: Value): void;
  subscribe(listener: () => void): () => void;
};

type StoredSettingOptions<Value> = {
  key: string;
  storageItem: StorageItem;
  /** Null until the user chooses a value, and may be any text. */
  parse(stored: string | null): Value;
  format(value: Value): string;
  apply(value: Value): void;
  /** The window, which emits `storage` events. */
  eventTarget(): Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

export const createStoredSetting = <Value>({
  key,
  storageItem,
  parse,
  format,
  apply,
  eventTarget,
}: StoredSettingOptions<Value>): StoredSetting<Value> => {
  const listeners = new Set<() => void>();

  const read = (): Value => parse(storageItem.get());
  const change = () => {
    apply(read());
    for (const listener of listeners) listener();
  };
  const onStorageEvent = (event: Event) => {
    const changedKey = 'key' in event ? event.key : undefined;
    // The other tab has cleared the whole storage.
    if (changedKey === key || changedKey === null) change();
  };

  return {
    read,
    choose: (value) => {
      storageItem.set(format(value));
      change();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        eventTarget().addEventListener('storage', onStorageEvent);
        // The inline head script has applied the value to the document, and not yet to the browser's controls.
        if (storageItem.get() !== null) apply(read());
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) eventTarget().removeEventListener('storage', onStorageEvent);
      };
    },
  };
};
