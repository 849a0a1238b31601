import { processInChunks } from './processInChunks.ts';

/** In records: so many are read in a millisecond or two, even where a schema is asked about each of them. */
const chunkSize = 200;

/**
 * Reads an answer by its row's schema. A long list is read a part at a time, so that the page goes on meanwhile; what a
 * schema makes of a list it makes of each record by itself, so the parts are the whole, in the server's order.
 * Rejects with whatever `read` throws.
 */
export const validateResponse = async (answer: unknown, read: (answer: unknown) => unknown): Promise<unknown> => {
  if (!Array.isArray(answer) || answer.length <= chunkSize) return read(answer);
  const parts = Array.from({ length: Math.ceil(answer.length / chunkSize) }, (_, part) =>
    answer.slice(part * chunkSize, (part + 1) * chunkSize),
  );
  return (await processInChunks(parts, read)).flat();
};
