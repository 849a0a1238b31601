import type { StoredBike } from './bikeLists.ts';

export type BikeRef = Pick<StoredBike, 'id' | 'categoryId'>;

/** '1.6a3f…,2.77b0…'. */
export const formatBikeRefs = (refs: readonly BikeRef[]): string =>
  refs.map(({ categoryId, id }) => `${encodeURIComponent(categoryId)}.${encodeURIComponent(id)}`).join(',');

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** What a text around a link has added after documented ids, such as a full stop or a bracket. */
const withoutEnd = (part: string): string => /^(\d{1,9}\.[0-9a-f]{24})(?![0-9a-z])/i.exec(part)?.[1] ?? part;

/** Without invalid parts, repeated bikes, and bikes above the limit. */
export const parseBikeRefs = (value: string | null, limit: number): BikeRef[] => {
  const refs = new Map<string, BikeRef>();
  for (const entry of value?.split(',') ?? []) {
    const part = withoutEnd(entry);
    const at = part.lastIndexOf('.');
    const categoryId = decode(part.slice(0, Math.max(at, 0)));
    const id = decode(part.slice(at + 1));
    if (at > 0 && categoryId && id && id.length <= 200 && categoryId.length <= 200) refs.set(id, { id, categoryId });
  }
  return [...refs.values()].slice(0, limit);
};

/** The commas are not percent-encoded, so that the URL is short and readable. */
export const toBikesParameter = (name: 'bikes' | 'list', refs: readonly BikeRef[]): string =>
  refs.length > 0 ? `?${name}=${encodeURIComponent(formatBikeRefs(refs)).replaceAll('%2C', ',')}` : '';

/** In characters. Many servers refuse a request whose URL has more than 8,000. */
const maxListLength = 7_500;

export const refsThatFit = <Ref extends BikeRef>(refs: readonly Ref[]): readonly Ref[] => {
  let length = 0;
  const end = refs.findIndex((ref) => {
    length += toBikesParameter('list', [ref]).length;
    return length > maxListLength;
  });
  return end === -1 ? refs : refs.slice(0, end);
};
