import {
  type Bike,
  type BikeFieldEnteredAs,
  bikeFieldsEnteredAs,
  type CategoryId,
  type Condition,
  categoryIds,
  conditions,
} from '@second-gear/contract';

/**
 * The fields into which the seller types a text. In the other fields the seller chooses an option or a photo. Numbers are
 * free text too (docs/requirements.md §5).
 */
export const bikeTextFieldNames = bikeFieldsEnteredAs('text', 'number');

export type TextFieldName = BikeFieldEnteredAs<'text' | 'number'>;

type Texts = Record<TextFieldName, string>;

/** A photo: a file that must be uploaded, or the URL of a photo that is uploaded already. */
export type BikePhoto = File | string;

/** The values of a complete form. */
export type NewBike = Texts & { category_id: CategoryId; condition: Condition; photo: BikePhoto };

/** The values of the form that the app stores as a draft: all except the photo. */
export type BikeFormValues = Texts & {
  category_id: CategoryId | null;
  condition: Condition | null;
  /** The id of the other bike whose values the form started with. Missing if the form started empty. */
  copyOf?: string | undefined;
};

/** The values while the seller fills in the form. At first no option is selected, and there is no photo. */
export type BikeDraft = BikeFormValues & { photo: BikePhoto | null };

export const emptyDraft: BikeDraft = {
  category_id: null,
  condition: null,
  photo: null,
  // `Object.fromEntries` loses the field names, so the type is asserted.
  ...(Object.fromEntries(bikeTextFieldNames.map((name) => [name, ''])) as Texts),
};

/** Returns the values of a complete form, or undefined while a selection is missing. */
export const toNewBike = ({ category_id, condition, photo, copyOf: _, ...texts }: BikeDraft): NewBike | undefined =>
  category_id && condition && photo ? { ...texts, category_id, condition, photo } : undefined;

/** Returns the values that the app stores as a draft. Null for an empty form. */
export const toStoredValues = ({ photo: _, ...values }: BikeDraft): BikeFormValues | null => {
  const { copyOf, ...entered } = values;
  return Object.values(entered).some(Boolean) ? values : null;
};

/** Returns a form with the values of a bike, for a copy of the bike. The photo is not uploaded again. */
export const toCopy = (bike: Bike): BikeDraft => ({
  ...(Object.fromEntries(bikeTextFieldNames.map((name) => [name, bike[name] ?? ''])) as Texts),
  category_id: categoryIds.find((id) => id === bike.category_id) ?? null,
  condition: conditions.find((condition) => condition === bike.condition) ?? null,
  photo: bike.img === '' ? null : bike.img,
  copyOf: bike._id,
});
