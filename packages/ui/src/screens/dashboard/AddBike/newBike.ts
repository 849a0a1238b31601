import type { CategoryId, Condition } from '@second-gear/contract';

/**
 * The values of a complete form. The prices, in BDT, the years and the phone number are free text (docs/requirements.md
 * §5).
 */
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

/** The fields in which the seller types a text, instead of choosing an option or a photo. */
export type TextFieldName = Exclude<keyof NewBike, ChosenField>;

/** The values while the seller fills in the form. At first no option is selected, and there is no photo. */
export type BikeDraft = Pick<NewBike, TextFieldName> & { [Name in ChosenField]: NewBike[Name] | null };

/** The values that are stored as a draft: all except the photo. */
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

/** Returns the values of a complete form, or undefined while a selection is missing. */
export const toNewBike = ({ category_id, condition, photo, ...texts }: BikeDraft): NewBike | undefined =>
  category_id && condition && photo ? { ...texts, category_id, condition, photo } : undefined;

/** Returns the values to store as a draft; null for an empty form. */
export const toStoredValues = ({ photo: _, ...values }: BikeDraft): BikeFormValues | null =>
  Object.values(values).some(Boolean) ? values : null;
