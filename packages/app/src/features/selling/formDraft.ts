import { categoryIds, conditions } from '@second-gear/contract';
import { type BikeFormValues, bikeTextFieldNames } from '@second-gear/ui';
import * as v from 'valibot';
import { providedAtom } from '#core/services.ts';
import { type ConfirmingItem, createStorageItem } from '#core/storage/storageItem.ts';
import { ownerOf, readRecordOf } from '#core/storage/storedList.ts';
import { bikeDraftKey } from '#core/storage/userKeys.ts';

/**
 * The values of a form that one user has filled in but not submitted. They survive a reload, an expired session and a
 * closed tab.
 */
export type Draft<Answers> = {
  /** Returns the user's draft, or null if this user has none. A draft of another user is never returned. */
  read(uid: string): Answers | null;
  /**
   * Stores the user's draft. If `answers` is null, removes the draft, because the form is empty. Returns false if the
   * browser refuses to store the draft, so that it is kept only until the tab is closed.
   */
  save(uid: string, answers: Answers | null): boolean;
  /**
   * Returns a function that removes the draft as it is now. It keeps a draft that was written afterwards, in this tab or
   * in another one.
   */
  prepareClear(): () => void;
  /** Removes the draft; with `uid`, also a text that does not say who has written it, but not a draft of another user. */
  clear(uid?: string): void;
  /** Removes the draft if it belongs to another user. */
  clearOthers(uid: string): void;
};

type Options<Answers> = {
  /** The schema of the form values. A field that it cannot read must have a fallback, so that the others are kept. */
  answers: v.GenericSchema<unknown, Answers>;
  item: ConfirmingItem;
};

const StoredValues = v.record(v.string(), v.unknown());

/** Creates a draft in local storage. */
export const createDraft = <Answers extends object>({ answers, item }: Options<Answers>): Draft<Answers> => {
  /** The text that this tab has read or written last. */
  let ownText: string | null = null;

  const parse = (uid: string, text: string): { answers: Answers; isComplete: boolean } | null => {
    const stored = v.safeParse(StoredValues, readRecordOf(uid, text)?.answers);
    const read = stored.success ? v.safeParse(answers, stored.output) : null;
    if (!stored.success || !read?.success) return null;
    const values = new Map<string, unknown>(Object.entries(read.output));
    const isComplete = Object.entries(stored.output).every(([field, value]) => values.get(field) === value);
    return { answers: read.output, isComplete };
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
      return ownText === null ? null : (parse(uid, ownText)?.answers ?? null);
    },
    save: (uid, next) => {
      if (!next) {
        prepareClear()();
        return true;
      }
      const text = JSON.stringify({ version: 1, uid, answers: next });
      const before = item.get();
      // A text that was read completely is replaced. Every other text is set aside, so that nothing is lost.
      const canReplace = before === null || parse(uid, before)?.isComplete || item.setAside();
      const isStored = canReplace && item.store(text);
      if (!isStored) item.hold(text);
      ownText = text;
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

/** An unreadable text counts as empty, and so does a field that the form did not have when the draft was stored. */
const text = v.fallback(v.string(), '');

/** The draft of the form 'Add A Bike'. Local storage cannot store files, so the seller must choose the photo again. */
const bikeAnswers = v.object({
  category_id: v.fallback(v.nullable(v.picklist(categoryIds)), null),
  condition: v.fallback(v.nullable(v.picklist(conditions)), null),
  ...v.entriesFromList(bikeTextFieldNames, text),
  copyOf: v.fallback(v.optional(v.string()), undefined),
}) satisfies v.GenericSchema<unknown, BikeFormValues>;

export const bikeDraftAtom = providedAtom<Draft<BikeFormValues>>('draft of a bike');

export const createBikeDraft = (item: ConfirmingItem = createStorageItem(bikeDraftKey)): Draft<BikeFormValues> =>
  createDraft({ answers: bikeAnswers, item });
