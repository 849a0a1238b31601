import type { CategoryId, Condition } from '@second-gear/contract';

/** The values of the form. Prices are in BDT. Prices, years and phone are free text (`docs/requirements.md` §5). */
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

/** The fields that are typed, not selected. */
export type TextFieldName = Exclude<keyof NewBike, ChosenField>;

/** The values while the form is being filled in: nothing is selected by default. */
export type BikeDraft = Pick<NewBike, TextFieldName> & { [Name in ChosenField]: NewBike[Name] | null };

/** The values that can be stored: all but the photo. */
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

/** Undefined while a selection is missing. */
export const toNewBike = ({ category_id, condition, photo, ...texts }: BikeDraft): NewBike | undefined =>
  category_id && condition && photo ? { ...texts, category_id, condition, photo } : undefined;

/** The values to store; null for an empty form. */
export const toStoredValues = ({ photo: _, ...values }: BikeDraft): BikeFormValues | null =>
  Object.values(values).some(Boolean) ? values : null;
