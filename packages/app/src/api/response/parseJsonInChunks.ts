import { processInChunks } from './processInChunks.ts';

/** In characters: what is shorter is parsed at once, in a millisecond or two. */
const chunkLength = 256 * 1024;

/** What one record ends and the next begins with, as servers print lists. */
const recordBoundary = '},{"_id":"';

/** Where a text may be cut between two records: each place is that of the comma. */
const findSplitPositions = (text: string): number[] => {
  const cuts: number[] = [];
  for (let at = text.indexOf(recordBoundary, chunkLength); at >= 0; at = text.indexOf(recordBoundary, at + chunkLength))
    cuts.push(at + 1);
  return cuts;
};

/** The text of a list as texts of shorter lists; undefined where it does not look like one that can be cut. */
const split = (text: string): string[] | undefined => {
  const whole = text.trim();
  if (!whole.startsWith('[') || !whole.endsWith(']')) return undefined;
  const inside = whole.slice(1, -1);
  const cuts = findSplitPositions(inside);
  const begins = [0, ...cuts.map((comma) => comma + 1)];
  return begins.map((begin, at) => `[${inside.slice(begin, cuts[at])}]`);
};

/**
 * `JSON.parse` that does not hold the page up: the text of a long list is parsed a few hundred records at a time. Inside
 * of a text the seam cannot occur, since a quotation mark ends it; and a part with half a record in it parses on no
 * account. So if each part does, they are the whole; and if one does not, `JSON.parse` itself says of the whole what there
 * is to say. Rejects as it throws.
 */
export const parseJsonInChunks = async (text: string): Promise<unknown> => {
  const parts = text.length > chunkLength ? split(text) : undefined;
  if (!parts || parts.length === 1) return JSON.parse(text);
  try {
    const lists = await processInChunks(parts, (part): unknown[] => JSON.parse(part));
    return lists.flat();
  } catch {
    return JSON.parse(text);
  }
};
