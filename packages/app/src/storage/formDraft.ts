import { categoryIds, conditions } from '@second-gear/contract';
import type { BikeAnswers } from '@second-gear/ui';
import * as v from 'valibot';
import { createShelf, type Shelf } from './storageItem.ts';

/** What one person has begun to write and not sent. It outlives a reload, a lapsed login and a closed tab. */
export type Draft<Answers> = {
  /** Null when this person has none. Somebody else's is never shown. */
  read(uid: string): Answers | null;
  /** Null: there is nothing worth keeping any more. */
  keep(uid: string, answers: Answers | null): void;
  /** Takes it away, whoever's it is: they logged out. */
  forget(): void;
  /** Takes away what is not this person's. */
  leaveTo(uid: string): void;
};

type Options<Answers> = { name: string; answers: v.GenericSchema<unknown, Answers>; shelf?: Shelf };

/**
 * A draft in local storage, beside the access token and no longer there than it: logging out, here or in another tab,
 * takes both away.
 */
export const createDraft = <Answers>({
  name,
  answers,
  shelf = createShelf(`secondGear.draft.${name}`),
}: Options<Answers>): Draft<Answers> => {
  const Kept = v.strictObject({ version: v.literal(1), uid: v.string(), answers });

  /** Whatever is not ours or cannot be read is cleaned away on the way. */
  const readKept = () => {
    const text = shelf.get();
    if (text === null) return null;
    try {
      return v.parse(Kept, JSON.parse(text));
    } catch {
      shelf.clear();
      return null;
    }
  };

  return {
    read: (uid) => {
      const kept = readKept();
      return kept?.uid === uid ? kept.answers : null;
    },
    keep: (uid, next) => (next ? shelf.set(JSON.stringify({ version: 1, uid, answers: next })) : shelf.clear()),
    forget: () => shelf.clear(),
    leaveTo: (uid) => {
      const kept = readKept();
      if (kept && kept.uid !== uid) shelf.clear();
    },
  };
};

/** As much as the server takes of one answer, in characters. */
const words = v.pipe(v.string(), v.maxLength(10_000));

/** The answers of 'Add A Bike', but for the photo, which has to be chosen again. */
const bikeAnswers = v.strictObject({
  category_id: v.nullable(v.picklist(categoryIds)),
  bikeName: words,
  originalPrice: words,
  resaleValue: words,
  condition: v.nullable(v.picklist(conditions)),
  purchaseYear: words,
  usedYears: words,
  phone: words,
  location: words,
  description: words,
}) satisfies v.GenericSchema<unknown, BikeAnswers>;

export const createBikeDraft = (shelf?: Shelf): Draft<BikeAnswers> =>
  createDraft({ name: 'addBike', answers: bikeAnswers, shelf });
