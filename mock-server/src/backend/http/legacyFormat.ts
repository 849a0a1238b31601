import { type EndpointName, endpoints } from '@second-gear/contract';
import type { HttpResponse, RequestHandler } from './httpMessages.ts';
import { type RouteName, routeNameOf } from './routes.ts';

/** Changes the responses into the legacy server's format (docs/legacy-server.md). Requests are executed as before. */
export const withLegacyFormat =
  (handler: RequestHandler): RequestHandler =>
  async (request) => {
    const response = await handler(request);
    const name = apiEndpointName(routeNameOf(request));
    if (!name) return response;
    return response.status === 200 ? toLegacyResponse(name, response) : toLegacyError(name, response);
  };

/** The image host and the card service are not part of the legacy server: their responses stay as they are. */
const apiEndpointName = (name: RouteName | undefined): EndpointName | undefined =>
  name && isEndpointName(name) && endpoints[name].host === 'api' ? name : undefined;

const isEndpointName = (name: RouteName): name is EndpointName => name in endpoints;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toLegacyResponse = (name: EndpointName, response: HttpResponse): HttpResponse => {
  if (response.text !== undefined) return response;
  // Express sends `null` as an empty body.
  if (response.json === null) return { status: response.status, headers: response.headers, text: '' };
  if (Array.isArray(response.json)) return { ...response, json: toLegacyList(name, response.json) };
  return isObject(response.json) ? { ...response, json: toLegacyRecord(response.json) } : response;
};

/** The last item of some lists: `null` for a lost booking, or a record that a write with an unknown id has created. */
const strayItems: Partial<Record<EndpointName, unknown>> = {
  listBookings: null,
  listReports: { _id: '0dd000000000000000000001', report: true },
  listOwnBikes: { _id: '0dd000000000000000000002', isVerified: true },
  listUsers: { _id: '0dd000000000000000000003', isVerified: true },
};

const toLegacyList = (name: EndpointName, items: readonly unknown[]): unknown[] => {
  const records = items.map((item) => (isObject(item) ? toLegacyRecord(item) : item));
  return name in strayItems ? [...records, strayItems[name]] : records;
};

/** The bikes of the first year, whose prices are numbers, have `name` in place of `bikeName`, and no e-mail address. */
const asFirstYearBike = (fields: Fields): Fields => {
  if (!('bikeName' in fields) || 'bikeId' in fields || typeof fields.resaleValue !== 'number') return fields;
  const { bikeName, email: _, ...rest } = fields;
  return { ...rest, name: bikeName };
};

const numberFields = new Set(['originalPrice', 'resaleValue', 'usedYears', 'purchaseYear', 'category_id']);
const flagFields = new Set(['isVerified', 'soldOut', 'advertise', 'report', 'paid']);

const isNumberText = (value: unknown) => typeof value === 'string' && value !== '' && String(Number(value)) === value;

const toLegacyRecord = (fields: Fields): Fields => {
  if (!('_id' in fields)) return fields;
  const presentFields = Object.entries(asFirstYearBike(fields)).filter(
    ([name, value]) => !(flagFields.has(name) && value === false),
  );
  const legacyFields = presentFields.map(([name, value]) => [
    name,
    numberFields.has(name) && isNumberText(value) ? Number(value) : value,
  ]);
  return { ...Object.fromEntries(legacyFields), __v: 0, updatedAt: null };
};

/** The legacy server itself handles two errors, and sends them as JSON. All others are plain text. */
const toLegacyError = (name: EndpointName, { status, headers }: HttpResponse): HttpResponse => {
  if (name === 'accessToken' && status === 403) return { status, headers, json: { accessToken: 'Unauthorized' } };
  if (status === 403) return { status, headers, json: { message: 'forbidden access' } };
  return {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    text: status === 401 ? 'unauthorized access' : 'Something went wrong',
  };
};
