import { seedDb } from '@second-gear/fixtures';
import { collectionNames, type LegacyRecords } from './legacyServer.ts';

/** Fields that are numbers in the legacy server's oldest records. */
const numberFields = new Set(['originalPrice', 'resaleValue', 'usedYears', 'purchaseYear']);

const withNumbers = (record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      numberFields.has(name) && String(Number(value)) === value ? Number(value) : value,
    ]),
  );

/** A bike of the first year: `name` instead of `bikeName`, no e-mail address, no flags, numbers instead of text. */
export const oldBike = {
  _id: '635f3a10c0ffee0000000001',
  name: 'Honda Benly 125',
  category_id: '1',
  sellerName: 'Abul Kashem',
  img: '',
  originalPrice: 90000,
  resaleValue: 61000,
  condition: 'Fair',
  usedYears: 1.5,
  phone: '01715000201',
  location: 'Rajshahi',
  description: 'Runs, and needs a new chain.',
  date: '2022-10-31T06:00:00.000Z',
};

/**
 * The record that `GET /productstatus/{id}` creates when the id is unknown. It has only flags (fields that are true or
 * false).
 */
export const ghostBike = { _id: '635f3a10c0ffee0000000002', soldOut: true, advertise: false };

/**
 * The demo's users, categories, bikes and bookings as the legacy server stores them. Every second bike has numbers
 * instead of text, one bike is from the first year, and one record has only flags.
 */
export const legacyRecords = (): LegacyRecords => {
  const { products, ...rest } = structuredClone(seedDb({ bikes: 12 }));
  const bikes = products.map((bike, index) => (index % 2 === 0 ? { ...withNumbers(bike), _id: bike._id } : bike));
  const records = { ...rest, products: [...bikes, oldBike, ghostBike] };
  return Object.fromEntries(collectionNames.map((name) => [name, records[name]])) as unknown as LegacyRecords;
};
