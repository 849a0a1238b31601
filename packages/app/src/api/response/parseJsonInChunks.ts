import { processInChunks } from './processInChunks.ts';

/** In characters: shorter texts are parsed at once, in about 2 ms. */
const chunkLength = 256 * 1024;

/** The end of one record and the start of the next, as servers serialize lists. */
const recordBoundary = '},{"_id":"';

/** The positions of commas between two records, about one per chunk. */
const findSplitPositions = (text: string): number[] => {
  const positions: number[] = [];
  for (let at = text.indexOf(recordBoundary, chunkLength); at >= 0; at = text.indexOf(recordBoundary, at + chunkLength))
    positions.push(at + 1);
  return positions;
};

/** Splits the text of a list into texts of shorter lists; undefined if the text is no list. */
const split = (text: string): string[] | undefined => {
  const whole = text.trim();
  if (!whole.startsWith('[') || !whole.endsWith(']')) return undefined;
  const inside = whole.slice(1, -1);
  const commas = findSplitPositions(inside);
  const starts = [0, ...commas.map((comma) => comma + 1)];
  return starts.map((start, index) => `[${inside.slice(start, commas[index])}]`);
};

/**
 * `JSON.parse` that does not block the page: parses the text of a long list a few hundred records at a time. The record
 * boundary cannot occur inside a JSON string, because of its quotation marks, and a chunk with half a record is invalid JSON. So
 * if all chunks are valid, they are the whole list; if one is not, the whole text is parsed at once. Rejects as `JSON.parse`
 * throws.
 */
export const parseJsonInChunks = async (text: string): Promise<unknown> => {
  const chunks = text.length > chunkLength ? split(text) : undefined;
  if (!chunks || chunks.length === 1) return JSON.parse(text);
  try {
    const lists = await processInChunks(chunks, (part): unknown[] => JSON.parse(part));
    return lists.flat();
  } catch {
    return JSON.parse(text);
  }
};
