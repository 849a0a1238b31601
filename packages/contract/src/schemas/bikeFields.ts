import * as v from 'valibot';
import { categoryIds, conditions } from './enums.ts';
import { freeText, requiredText, shortText, startsFalse } from './requestFields.ts';
import { id, identifyingText, legacyBikeName, nullableText, optionalText, strictTrue } from './responseFields.ts';

type BikeField = {
  /** How the client parses the field in a response. */
  read: v.GenericSchema;
  /** Undefined if only the server sets the field. */
  create?: v.GenericSchema;
  /** In the mock server's data file. Undefined only for `_id`, whose stored schema is in the fixtures package. */
  stored?: v.GenericSchema;
  /** Undefined for an option, for a photo, and for a field that the seller does not enter. */
  enteredAs?: EnteredAs;
  /** Then `create` must be optional. */
  mayBeEmpty?: true;
};

/** The seller may enter a number in any form, such as '1,65,000' or '1.65 lakh'. */
type EnteredAs = 'text' | 'number';

const storedTextOrNumber = v.union([v.string(), v.number()]);
const storedFlag = v.optional(v.boolean());

const textField = { read: optionalText, create: requiredText, stored: v.string() };
const enteredText = { ...textField, enteredAs: 'text' } as const;
/** It is a number in old records. */
const enteredNumber = {
  read: optionalText,
  create: requiredText,
  stored: storedTextOrNumber,
  enteredAs: 'number',
} as const;
const optionalEnteredNumber = {
  read: nullableText,
  create: v.optional(freeText),
  stored: v.optional(storedTextOrNumber),
  enteredAs: 'number',
} as const;
const flagField = { read: strictTrue, create: startsFalse, stored: storedFlag };

/** `Bike`, `NewBike` and `StoredBike` are made from this list. Prices are in BDT, as free text. */
export const bikeFields = {
  _id: { read: id },
  sellerName: textField,
  /** The seller's e-mail address. */
  email: { ...textField, create: shortText },
  /** The server copies it from the seller's user record when it creates the bike. */
  isVerified: { ...flagField, create: v.optional(v.boolean()) },
  img: textField,
  category_id: {
    read: optionalText,
    create: v.picklist(categoryIds, 'must be 1, 2 or 3'),
    stored: v.picklist(categoryIds),
  },
  bikeName: { ...enteredText, read: identifyingText },
  name: { read: legacyBikeName },
  originalPrice: enteredNumber,
  resaleValue: enteredNumber,
  condition: {
    read: optionalText,
    create: v.picklist(conditions, 'must be Excellent, Good or Fair'),
    stored: v.picklist(conditions),
  },
  usedYears: enteredNumber,
  phone: enteredNumber,
  location: enteredText,
  description: enteredText,
  purchaseYear: optionalEnteredNumber,
  /** As ISO text. */
  date: { ...textField, create: v.pipe(v.string(), v.isoTimestamp('must be an ISO date')) },
  /** As ISO text. */
  advDate: { read: nullableText, stored: v.optional(v.string()) },
  advertise: flagField,
  soldOut: flagField,
  report: flagField,
} satisfies Record<string, BikeField>;

type BikeFields = typeof bikeFields;

type SchemaUse = 'read' | 'create' | 'stored';

type SchemasFor<Use extends SchemaUse> = {
  [Name in keyof BikeFields as BikeFields[Name] extends Record<Use, v.GenericSchema>
    ? Name
    : never]: BikeFields[Name] extends Record<Use, infer Schema extends v.GenericSchema> ? Schema : never;
};

/** A field without a schema for that use is left out. */
export const bikeSchemasFor = <Use extends SchemaUse>(use: Use): SchemasFor<Use> => {
  const fields: [string, BikeField][] = Object.entries(bikeFields);
  // `Object.fromEntries` loses which schema belongs to which field name.
  return Object.fromEntries(
    fields.flatMap(([name, { [use]: schema }]) => (schema ? [[name, schema]] : [])),
  ) as SchemasFor<Use>;
};

export type BikeFieldEnteredAs<Kind extends EnteredAs> = {
  [Name in keyof BikeFields]: BikeFields[Name] extends { enteredAs: Kind } ? Name : never;
}[keyof BikeFields];

export const mayBeEmpty = (name: keyof BikeFields): boolean => {
  const field: BikeField = bikeFields[name];
  return field.mayBeEmpty ?? false;
};

export const bikeFieldsEnteredAs = <Kind extends EnteredAs>(...kinds: readonly Kind[]): BikeFieldEnteredAs<Kind>[] => {
  const fields: [string, BikeField][] = Object.entries(bikeFields);
  const names = fields.filter(([, { enteredAs }]) => kinds.some((kind) => kind === enteredAs)).map(([name]) => name);
  // `Object.entries` loses the names of the fields.
  return names as BikeFieldEnteredAs<Kind>[];
};
