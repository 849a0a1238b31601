import { processInChunks } from './processInChunks.ts';

/** The approximate length of a chunk in characters. A shorter text is parsed at once, which takes about 2 ms. */
const chunkLength = 256 * 1024;

/** The boundary of two records: the end of one and the start of the next, in the form that servers send lists. */
const recordBoundary = '},{"_id":"';

/** The positions of the commas at which the list is split: commas between two records, about one per chunk. */
const findSplitPositions = (text: string): number[] => {
  const positions: number[] = [];
  for (let at = text.indexOf(recordBoundary, chunkLength); at >= 0; at = text.indexOf(recordBoundary, at + chunkLength))
    positions.push(at + 1);
  return positions;
};

/**
 * Splits the text of a JSON list into the texts of several shorter lists. Returns undefined if the text is not a list.
 */
const split = (text: string): string[] | undefined => {
  const whole = text.trim();
  if (!whole.startsWith('[') || !whole.endsWith(']')) return undefined;
  const inside = whole.slice(1, -1);
  const commas = findSplitPositions(inside);
  const starts = [0, ...commas.map((comma) => comma + 1)];
  return starts.map((start, index) => `[${inside.slice(start, commas[index])}]`);
};

/**
 * An asynchronous `JSON.parse` that does not block the page: it parses the text of a long list a few hundred records at
 * a time. It looks for the boundaries between records in the text. A boundary cannot occur inside a JSON string,
 * because it contains quotation marks. A chunk that ends inside a record is invalid JSON. So if all chunks are valid,
 * they contain the whole list. If a chunk is invalid, the whole text is parsed at once. Rejects with the error that
 * `JSON.parse` throws.
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
