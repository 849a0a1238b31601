import type { CategoryId, Condition } from '@second-gear/contract';

/** What a seller says of a bike. Prices are in BDT; they, the years and the phone are free text (spec §5). */
export type NewBike = {
  category_id: CategoryId;
  bikeName: string;
  originalPrice: string;
  resaleValue: string;
  condition: Condition;
  purchaseYear: string;
  usedYears: string;
  phone: string;
  location: string;
  description: string;
  photo: File;
};

type ChosenField = 'category_id' | 'condition' | 'photo';

/** What is typed, as opposed to chosen. */
export type TextFieldName = Exclude<keyof NewBike, ChosenField>;

/** A bike while it is being described: nothing is chosen for anybody beforehand. */
export type BikeDraft = Pick<NewBike, TextFieldName> & { [Name in ChosenField]: NewBike[Name] | null };

/** Everything but the photo, which does not outlive the page: what can be kept while the form is not sent. */
export type BikeFormValues = Omit<BikeDraft, 'photo'>;

export const emptyDraft: BikeDraft = {
  category_id: null,
  bikeName: '',
  originalPrice: '',
  resaleValue: '',
  condition: null,
  purchaseYear: '',
  usedYears: '',
  phone: '',
  location: '',
  description: '',
  photo: null,
};

/** Undefined while something is not chosen yet. */
export const toNewBike = ({ category_id, condition, photo, ...texts }: BikeDraft): NewBike | undefined =>
  category_id && condition && photo ? { ...texts, category_id, condition, photo } : undefined;

/** What is worth keeping of a form that is not sent; null while nothing is answered. */
export const toStoredValues = ({ photo: _, ...answers }: BikeDraft): BikeFormValues | null =>
  Object.values(answers).some(Boolean) ? answers : null;
