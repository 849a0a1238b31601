import { categoryIds, conditions } from '@second-gear/contract';
import type { BikeFormValues } from '@second-gear/ui';
import * as v from 'valibot';
import { createStorageItem, type StorageItem } from './storageItem.ts';

/** Form values of one user that were not sent yet. They survive a reload, an expired session and a closed tab. */
export type Draft<Answers> = {
  /** Null if this user has no draft. A draft of another user is never returned. */
  read(uid: string): Answers | null;
  /** `null` removes the draft: the form has no values worth saving. */
  save(uid: string, answers: Answers | null): void;
  /** Removes the draft of any user. Called on logout. */
  clear(): void;
  /** Removes the draft unless it belongs to this user. */
  clearOthers(uid: string): void;
};

type Options<Answers> = { name: string; answers: v.GenericSchema<unknown, Answers>; item?: StorageItem };

/** A draft in local storage. Logging out, in this tab or in another one, removes it together with the access token. */
export const createDraft = <Answers>({
  name,
  answers,
  item = createStorageItem(`secondGear.draft.${name}`),
}: Options<Answers>): Draft<Answers> => {
  const StoredDraft = v.strictObject({ version: v.literal(1), uid: v.string(), answers });

  /** Clears the item if its text is not a valid draft. */
  const readStored = () => {
    const text = item.get();
    if (text === null) return null;
    try {
      return v.parse(StoredDraft, JSON.parse(text));
    } catch {
      item.clear();
      return null;
    }
  };

  return {
    read: (uid) => {
      const stored = readStored();
      return stored?.uid === uid ? stored.answers : null;
    },
    save: (uid, next) => (next ? item.set(JSON.stringify({ version: 1, uid, answers: next })) : item.clear()),
    clear: () => item.clear(),
    clearOthers: (uid) => {
      const stored = readStored();
      if (stored && stored.uid !== uid) item.clear();
    },
  };
};

/** The server accepts at most this many characters per field. */
const text = v.pipe(v.string(), v.maxLength(10_000));

/** The answers of 'Add A Bike' without the photo: a file cannot be stored here, the seller chooses it again. */
const bikeAnswers = v.strictObject({
  category_id: v.nullable(v.picklist(categoryIds)),
  bikeName: text,
  originalPrice: text,
  resaleValue: text,
  condition: v.nullable(v.picklist(conditions)),
  purchaseYear: text,
  usedYears: text,
  phone: text,
  location: text,
  description: text,
}) satisfies v.GenericSchema<unknown, BikeFormValues>;

export const createBikeDraft = (item?: StorageItem): Draft<BikeFormValues> =>
  createDraft({ name: 'addBike', answers: bikeAnswers, item });
