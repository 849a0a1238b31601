import { type EndpointName, endpoints } from '@second-gear/contract';
import type { FrontDesk, PlainAnswer } from './httpMessages.ts';
import { type RouteName, routeNameOf } from './routes.ts';

/**
 * The same counter in the manner of the server that the product has run on: an Express program over a document database.
 * What is done stays the same; only what is answered is shaped as it shapes it. Prices and years are numbers where an old
 * record held numbers, what is not set is missing, records carry fields that nobody asked for, bikes of the first year have
 * `name` for `bikeName`, some lists have a record with nothing but a flag, updates count in four ways, `null` is an empty body,
 * and a refusal is often plain text.
 */
export const inTheOriginalManner =
  (desk: FrontDesk): FrontDesk =>
  async (request) => {
    const answer = await desk(request);
    const name = shopsOwn(routeNameOf(request));
    if (!name) return answer;
    return answer.status === 200 ? reshape(name, answer) : refuse(name, answer);
  };

/** The image host and the card provider are other people's servers. */
const shopsOwn = (name: RouteName | undefined): EndpointName | undefined =>
  name && isOnTheTable(name) && endpoints[name].host === 'api' ? name : undefined;

const isOnTheTable = (name: RouteName): name is EndpointName => name in endpoints;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const reshape = (name: EndpointName, answer: PlainAnswer): PlainAnswer => {
  if (answer.text !== undefined) return answer;
  // Express sends `null` as nothing at all.
  if (answer.json === null) return { status: answer.status, headers: answer.headers, text: '' };
  if (Array.isArray(answer.json)) return { ...answer, json: listed(name, answer.json) };
  return isFields(answer.json) ? { ...answer, json: record(counted(answer.json)) } : answer;
};

/**
 * What a list has at its end besides its records: where a booking was lost, a hole; and what a write to an unknown id has
 * left behind, a record with nothing but the flag that was to be set.
 */
const leftovers: Partial<Record<EndpointName, unknown>> = {
  listBookings: null,
  listReports: { _id: '0dd000000000000000000001', report: true },
  listOwnBikes: { _id: '0dd000000000000000000002', isVerified: true },
  listUsers: { _id: '0dd000000000000000000003', isVerified: true },
};

const listed = (name: EndpointName, items: readonly unknown[]): unknown[] => {
  const records = items.map((item) => (isFields(item) ? record(item) : item));
  return name in leftovers ? [...records, leftovers[name]] : records;
};

/** Bikes of the first year: their prices are kept as numbers, their name is `name`, and no e-mail address was written down. */
const ofTheFirstYear = (fields: Fields): Fields => {
  if (!('bikeName' in fields) || 'bikeId' in fields || typeof fields.resaleValue !== 'number') return fields;
  const { bikeName, email: _, ...rest } = fields;
  return { ...rest, name: bikeName };
};

const figures = new Set(['originalPrice', 'resaleValue', 'usedYears', 'purchaseYear', 'category_id']);
const flags = new Set(['isVerified', 'soldOut', 'advertise', 'report', 'paid']);

const isFigure = (value: unknown) => typeof value === 'string' && value !== '' && String(Number(value)) === value;

/** As it was kept before the form sent text: figures as numbers, nothing where nothing was set, and a version nobody reads. */
const record = (fields: Fields): Fields => {
  if (!('_id' in fields)) return fields;
  const kept = Object.entries(ofTheFirstYear(fields)).filter(([name, value]) => !(flags.has(name) && value === false));
  const told = kept.map(([name, value]) => [name, figures.has(name) && isFigure(value) ? Number(value) : value]);
  return { ...Object.fromEntries(told), __v: 0, updatedAt: null };
};

const counted = (fields: Fields): Fields =>
  'modifiedCount' in fields
    ? { acknowledged: true, matchedCount: fields.modifiedCount, upsertedCount: 0, upsertedId: null, ...fields }
    : fields;

/** JSON only where the original has thought of a refusal: who may have a token, and who may verify a seller. */
const refuse = (name: EndpointName, { status, headers }: PlainAnswer): PlainAnswer => {
  if (name === 'accessToken' && status === 403) return { status, headers, json: { accessToken: 'Unauthorized' } };
  if (status === 403) return { status, headers, json: { message: 'forbidden access' } };
  return {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    text: status === 401 ? 'unauthorized access' : 'Something went wrong',
  };
};
