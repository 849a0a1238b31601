import { conditions } from '@second-gear/contract';
import { toPlaceKey } from '../bikes/places.ts';
import { emptyQuery, type NumberRange, type SearchQuery, sortOrders } from './searchQuery.ts';

/** The app never writes a longer value into a URL. A longer value in a URL is cut or ignored. */
const maxTextLength = 100;
const maxValues = 20;

/** In percent-encoded characters: a letter of Bangla has nine, and servers refuse a URL of more than 8,000. */
const maxPlacesLength = 3_000;

type RangeFormat = {
  /** The pattern of a number. Other forms of a number are ignored, so that each query has only one URL. */
  number: RegExp;
  min: number;
  max: number;
};

const ranges = {
  price: { number: /^\d{1,9}$/, min: 0, max: 999_999_999 },
  purchaseYear: { number: /^\d{4}$/, min: 1900, max: 2100 },
  yearsUsed: { number: /^\d{1,3}(\.\d{1,2})?$/, min: 0, max: 100 },
} satisfies Record<string, RangeFormat>;

const parseNumber = (text: string, { number, min, max }: RangeFormat): number | null => {
  const value = Number(text);
  return number.test(text) && value >= min && value <= max ? value : null;
};

const parseRange = (text: string | null, format: RangeFormat): NumberRange => {
  const [first = '', second, ...more] = (text ?? '').split('-');
  if (second === undefined || more.length > 0) return emptyQuery.price;
  const from = parseNumber(first, format);
  const to = parseNumber(second, format);
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
};

const formatRange = ({ from, to }: NumberRange): string | null =>
  from === null && to === null ? null : `${from ?? ''}-${to ?? ''}`;

const uniqueBy = <Value>(values: readonly Value[], toKey: (value: Value) => string): Value[] => {
  const seen = new Set<string>();
  return values.filter((value) => !seen.has(toKey(value)) && seen.add(toKey(value)));
};

const parseText = (text: string | null): string => {
  const short = Array.from(text ?? '')
    .slice(0, maxTextLength)
    .join('');
  return short.trim() === '' ? '' : short;
};

const placesThatFit = (places: readonly string[]): string[] => {
  let length = 0;
  return places.slice(0, maxValues).filter((place) => {
    const next = length + `&${new URLSearchParams({ at: place })}`.length;
    if (next <= maxPlacesLength) length = next;
    return next <= maxPlacesLength;
  });
};

/** Whether a URL can contain all brands and places of a query. */
export const fitsInUrl = ({ brands, locations }: SearchQuery): boolean =>
  brands.length <= maxValues && placesThatFit(locations).length === locations.length;

/** Reads the search query from the URL of the page. Unknown values are ignored. */
export const parseQuery = (params: URLSearchParams): SearchQuery => ({
  text: parseText(params.get('q')),
  exact: params.get('exact') === '1' && parseText(params.get('q')) !== '',
  brands: uniqueBy(params.getAll('brand'), String)
    .filter((id) => /^[\w-]{1,40}$/.test(id))
    .slice(0, maxValues),
  conditions: conditions.filter((condition) => params.getAll('cond').includes(condition)),
  locations: placesThatFit(
    uniqueBy(
      params.getAll('at').filter((place) => place.length <= maxTextLength && toPlaceKey(place) !== ''),
      toPlaceKey,
    ),
  ),
  price: parseRange(params.get('price'), ranges.price),
  purchaseYear: parseRange(params.get('year'), ranges.purchaseYear),
  yearsUsed: parseRange(params.get('used'), ranges.yearsUsed),
  verifiedOnly: params.get('verified') === '1',
  pricedOnly: params.get('priced') === '1',
  sort: sortOrders.find((order) => order === params.get('sort')) ?? emptyQuery.sort,
});

/** Writes a query for which `fitsInUrl` is true. Values that are not set are left out. */
export const formatQuery = (query: SearchQuery): URLSearchParams => {
  const entries: [name: string, value: string | null][] = [
    ['q', query.text.trim() === '' ? null : query.text],
    ['exact', query.exact && query.text.trim() !== '' ? '1' : null],
    ...query.brands.map((id): [string, string] => ['brand', id]),
    ...query.conditions.map((condition): [string, string] => ['cond', condition]),
    ...query.locations.map((place): [string, string] => ['at', place]),
    ['price', formatRange(query.price)],
    ['year', formatRange(query.purchaseYear)],
    ['used', formatRange(query.yearsUsed)],
    ['verified', query.verifiedOnly ? '1' : null],
    ['priced', query.pricedOnly ? '1' : null],
    ['sort', query.sort === emptyQuery.sort ? null : query.sort],
  ];
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => entry[1] !== null));
};
