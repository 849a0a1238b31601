import { inSlices } from './processInChunks.ts';

/** In records: so many are read in a millisecond or two, even where a schema is asked about each of them. */
const slice = 200;

/**
 * Reads an answer by its row's schema. A long list is read a part at a time, so that the page goes on meanwhile; what a
 * schema makes of a list it makes of each record by itself, so the parts are the whole, in the server's order.
 * Rejects with whatever `read` throws.
 */
export const readAnswer = async (answer: unknown, read: (answer: unknown) => unknown): Promise<unknown> => {
  if (!Array.isArray(answer) || answer.length <= slice) return read(answer);
  const parts = Array.from({ length: Math.ceil(answer.length / slice) }, (_, part) =>
    answer.slice(part * slice, (part + 1) * slice),
  );
  return (await inSlices(parts, read)).flat();
};
