import {
  type Bike,
  type BikeFieldEnteredAs,
  bikeFieldsEnteredAs,
  type CategoryId,
  type Condition,
  categoryIds,
  conditions,
} from '@second-gear/contract';

/** Without options and photo. Numbers are free text too (docs/requirements.md §5). */
export const bikeTextFieldNames = bikeFieldsEnteredAs('text', 'number');

export type TextFieldName = BikeFieldEnteredAs<'text' | 'number'>;

type Texts = Record<TextFieldName, string>;

/** A file that must be uploaded, or the URL of an uploaded photo. */
export type BikePhoto = File | string;

export type NewBike = Texts & { category_id: CategoryId; condition: Condition; photo: BikePhoto };

/** The app stores them as a draft, which has no photo. */
export type BikeFormValues = Texts & {
  category_id: CategoryId | null;
  condition: Condition | null;
  /** The bike whose values the form started with. Missing if the form started empty. */
  copyOf?: string | undefined;
};

/** At first no option is selected, and there is no photo. */
export type BikeDraft = BikeFormValues & { photo: BikePhoto | null };

export const emptyDraft: BikeDraft = {
  category_id: null,
  condition: null,
  photo: null,
  // `Object.fromEntries` loses the field names.
  ...(Object.fromEntries(bikeTextFieldNames.map((name) => [name, ''])) as Texts),
};

/** Undefined while a selection is missing. */
export const toNewBike = ({ category_id, condition, photo, copyOf: _, ...texts }: BikeDraft): NewBike | undefined =>
  category_id && condition && photo ? { ...texts, category_id, condition, photo } : undefined;

/** Null for an empty form. */
export const toStoredValues = ({ photo: _, ...values }: BikeDraft): BikeFormValues | null => {
  const { copyOf, ...entered } = values;
  return Object.values(entered).some(Boolean) ? values : null;
};

/** The photo is not uploaded again. */
export const toCopy = (bike: Bike): BikeDraft => ({
  ...(Object.fromEntries(bikeTextFieldNames.map((name) => [name, bike[name] ?? ''])) as Texts),
  category_id: categoryIds.find((id) => id === bike.category_id) ?? null,
  condition: conditions.find((condition) => condition === bike.condition) ?? null,
  photo: bike.img === '' ? null : bike.img,
  copyOf: bike._id,
});
