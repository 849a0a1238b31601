import { randomBytes } from 'node:crypto';

/**
 * The part of a document database's driver that the legacy server uses, for arrays in memory. It behaves as the real
 * driver in these cases: an undefined value in a filter matches every record, an object in a filter is an operator, and
 * an update with `upsert` creates a record when its filter matches none.
 */

export type StoredDocument = { _id: string } & Record<string, unknown>;
export type Filter = Record<string, unknown>;
type Fields = Record<string, unknown>;

/** Thrown by `objectId` for a malformed id, as the real driver does. */
export class BSONError extends Error {
  override name = 'BSONError';
}

/** An id for a filter. Throws a BSONError unless `text` has 24 hexadecimal digits. */
export const objectId = (text: string): string => {
  if (/^[0-9a-f]{24}$/i.test(text)) return text.toLowerCase();
  throw new BSONError('input must be a 24 character hex string, 12 byte Uint8Array, or an integer');
};

const isOperatorObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The operators that a query string such as `email[$ne]=` can put into a filter. */
const operators: Record<string, (value: unknown, operand: unknown) => boolean> = {
  $ne: (value, operand) => value !== operand,
  $gt: (value, operand) => String(value) > String(operand),
  $in: (value, operand) => Array.isArray(operand) && operand.includes(value),
  $regex: (value, operand) => new RegExp(String(operand)).test(String(value)),
};

const matches = (document: StoredDocument, filter: Filter): boolean =>
  Object.entries(filter).every(([name, wanted]) => {
    if (wanted === undefined) return true;
    if (!isOperatorObject(wanted)) return document[name] === wanted;
    return Object.entries(wanted).every(
      ([operator, operand]) => operators[operator]?.(document[name], operand) ?? false,
    );
  });

/** Creates an id. Its first eight hexadecimal digits are the time in seconds, as in BSON's ObjectId. */
const createId = (): string =>
  Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0') + randomBytes(8).toString('hex');

export const createCollection = (documents: StoredDocument[]) => ({
  documents,
  find: (filter: Filter = {}): StoredDocument[] => documents.filter((document) => matches(document, filter)),
  findOne: (filter: Filter): StoredDocument | null => documents.find((document) => matches(document, filter)) ?? null,

  insertOne: (fields: Fields) => {
    const _id = createId();
    documents.push({ ...fields, _id });
    return { acknowledged: true, insertedId: _id };
  },

  /** Updates the first record that matches the filter; with `many`, updates all of them. */
  update: (filter: Filter, fields: Fields, { upsert = false, many = false } = {}) => {
    const found = documents.filter((document) => matches(document, filter)).slice(0, many ? undefined : 1);
    const changed = found.filter((document) =>
      Object.entries(fields).some(([name, value]) => document[name] !== value),
    );
    for (const document of changed) Object.assign(document, fields);
    const upsertedId = found.length === 0 && upsert ? createId() : null;
    if (upsertedId) documents.push({ _id: upsertedId, ...plainFieldsOf(filter), ...fields });
    return {
      acknowledged: true,
      matchedCount: found.length,
      modifiedCount: changed.length,
      upsertedCount: upsertedId ? 1 : 0,
      upsertedId,
    };
  },

  deleteOne: (filter: Filter) => {
    const index = documents.findIndex((document) => matches(document, filter));
    if (index >= 0) documents.splice(index, 1);
    return { acknowledged: true, deletedCount: index >= 0 ? 1 : 0 };
  },
});

/**
 * Returns the fields that an upsert copies from its filter into the new record: the fields that must equal a value, and
 * no operators.
 */
const plainFieldsOf = (filter: Filter): Fields =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && !isOperatorObject(value)));
