import { categoryIds, conditions } from '@second-gear/contract';
import { type BikeFormValues, bikeTextFieldNames } from '@second-gear/ui';
import * as v from 'valibot';
import { providedAtom } from '#core/services.ts';
import { type ConfirmingItem, createStorageItem } from '#core/storage/storageItem.ts';
import { ownerOf, readRecordOf } from '#core/storage/storedValue.ts';
import { bikeDraftKey } from '#core/storage/userKeys.ts';

/** Filled in by one user, but not submitted. Survives a reload, an expired session and a closed tab. */
export type Draft<Answers> = {
  /** Null if this user has none. A draft of another user is never returned. */
  read(uid: string): Answers | null;
  /** Null removes the draft. False if the browser refuses, so that the draft lives until the tab is closed. */
  save(uid: string, answers: Answers | null): boolean;
  /** The returned function removes the draft as it is now, but not one that was written afterwards in any tab. */
  prepareClear(): () => void;
  /** With `uid`, also a text that does not say who has written it, but not a draft of another user. */
  clear(uid?: string): void;
  clearOthers(uid: string): void;
};

type Options<Answers> = {
  /** A field needs a fallback, so that the others are kept. */
  answers: v.GenericSchema<unknown, Answers>;
  item: ConfirmingItem;
};

const StoredValues = v.record(v.string(), v.unknown());

const createDraft = <Answers extends object>({ answers, item }: Options<Answers>): Draft<Answers> => {
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
      // A text that was not read completely is set aside, so that nothing is lost.
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

const text = v.fallback(v.string(), '');

/** Local storage cannot store files, so the seller must choose the photo again. */
const bikeAnswers = v.object({
  category_id: v.fallback(v.nullable(v.picklist(categoryIds)), null),
  condition: v.fallback(v.nullable(v.picklist(conditions)), null),
  ...v.entriesFromList(bikeTextFieldNames, text),
  copyOf: v.fallback(v.optional(v.string()), undefined),
}) satisfies v.GenericSchema<unknown, BikeFormValues>;

export const bikeDraftAtom = providedAtom<Draft<BikeFormValues>>('draft of a bike');

export const createBikeDraft = (item: ConfirmingItem = createStorageItem(bikeDraftKey)): Draft<BikeFormValues> =>
  createDraft({ answers: bikeAnswers, item });
