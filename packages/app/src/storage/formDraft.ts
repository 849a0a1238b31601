import { categoryIds, conditions } from '@second-gear/contract';
import { type BikeFormValues, bikeTextFieldNames } from '@second-gear/ui';
import * as v from 'valibot';
import { createStorageItem, type StorageItem } from './storageItem.ts';

/**
 * The values of a form that one user has filled in but not submitted. They survive a reload, an expired session and a
 * closed tab.
 */
export type Draft<Answers> = {
  /** Returns the user's draft, or null if this user has none. A draft of another user is never returned. */
  read(uid: string): Answers | null;
  /** Stores the user's draft. If `answers` is null, removes the draft, because the form is empty. */
  save(uid: string, answers: Answers | null): void;
  /** Removes the draft, whichever user has written it. The app calls this at logout. */
  clear(): void;
  /** Removes the draft if it belongs to another user. */
  clearOthers(uid: string): void;
};

type Options<Answers> = { name: string; answers: v.GenericSchema<unknown, Answers>; item?: StorageItem };

/** Creates a draft in local storage. */
export const createDraft = <Answers>({
  name,
  answers,
  item = createStorageItem(`secondGear.draft.${name}`),
}: Options<Answers>): Draft<Answers> => {
  const StoredDraft = v.strictObject({ version: v.literal(1), uid: v.string(), answers });

  /** Returns the stored draft. If the stored text is not a valid draft, it is removed. */
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

/**
 * A text of at most 10,000 characters, the longest that the server accepts. The default '' is for a draft that was
 * stored before the form had this field.
 */
const text = v.optional(v.pipe(v.string(), v.maxLength(10_000)), '');

/** The draft of the form 'Add A Bike'. Local storage cannot store files, so the seller must choose the photo again. */
const bikeAnswers = v.strictObject({
  category_id: v.nullable(v.picklist(categoryIds)),
  condition: v.nullable(v.picklist(conditions)),
  ...v.entriesFromList(bikeTextFieldNames, text),
  copyOf: v.optional(v.pipe(v.string(), v.maxLength(100))),
}) satisfies v.GenericSchema<unknown, BikeFormValues>;

export const createBikeDraft = (item?: StorageItem): Draft<BikeFormValues> =>
  createDraft({ name: 'addBike', answers: bikeAnswers, item });
