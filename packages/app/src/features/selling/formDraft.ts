import { categoryIds, conditions } from '@second-gear/contract';
import { type BikeFormValues, bikeTextFieldNames } from '@second-gear/ui';
import * as v from 'valibot';
import { providedAtom } from '#core/services.ts';
import { type ConfirmingItem, createStorageItem } from '#core/storage/storageItem.ts';
import { bikeDraftKey } from '#core/storage/storageKeys.ts';
import { createStoredValue, ownerOf } from '#core/storage/storedValue.ts';

/** Filled in by one user, but not submitted. Survives a reload, an expired session and a closed tab. */
export type BikeFormDraft = {
  /** Null if this user has none. A draft of another user is never returned. */
  read(uid: string): BikeFormValues | null;
  /** Null removes the draft. False if the browser refuses, so that the draft lives until the tab is closed. */
  save(uid: string, answers: BikeFormValues | null): boolean;
  /** The returned function removes the draft as it is now, but not one that was written afterwards in any tab. */
  prepareClear(): () => void;
  /** With `uid`, also a text that does not say who has written it, but not a draft of another user. */
  clear(uid?: string): void;
  clearOthers(uid: string): void;
};

const text = v.fallback(v.string(), '');

/** Local storage cannot store files, so the seller must choose the photo again. */
const bikeAnswers = v.object({
  category_id: v.fallback(v.nullable(v.picklist(categoryIds)), null),
  condition: v.fallback(v.nullable(v.picklist(conditions)), null),
  ...v.entriesFromList(bikeTextFieldNames, text),
  copyOf: v.fallback(v.optional(v.string()), undefined),
}) satisfies v.GenericSchema<unknown, BikeFormValues>;

export const bikeDraftAtom = providedAtom<BikeFormDraft>('draft of a bike');

export const createBikeDraft = (item: ConfirmingItem = createStorageItem(bikeDraftKey)): BikeFormDraft => {
  let ownText: string | null = null;

  /** A text of another user does not match, and so is set aside before it is replaced. */
  const storedOf = (uid: string) => {
    const schema = v.nullable(v.object({ version: v.literal(1), uid: v.literal(uid), answers: bikeAnswers }));
    return createStoredValue<v.InferOutput<typeof schema>>(item, { schema, fallback: null, isHeld: true });
  };
  const prepareClear = () => {
    const text = ownText;
    return () => {
      if (item.get() === text) item.clear();
    };
  };

  return {
    read: (uid) => {
      ownText = item.get();
      return storedOf(uid).parse(ownText)?.answers ?? null;
    },
    save: (uid, answers) => {
      if (!answers) {
        prepareClear()();
        return true;
      }
      const isStored = storedOf(uid).update(() => ({ version: 1, uid, answers }));
      ownText = item.get();
      return isStored;
    },
    prepareClear,
    clear: (uid) => {
      const owner = ownerOf(item.get());
      if (uid === undefined || owner === null || owner === uid) item.clear();
    },
    clearOthers: (uid) => {
      const owner = ownerOf(item.get());
      if (owner !== null && owner !== uid) item.clear();
    },
  };
};
