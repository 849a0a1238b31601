import { processInChunks } from './processInChunks.ts';

/** The length of a chunk in records. Validating a chunk takes about 2 ms. */
const chunkSize = 200;

/**
 * Validates a response. A long list is validated in chunks, so that the page can still react to input. Schemas validate
 * each record independently, so the joined results of the chunks are the result for the whole list. Rejects with the
 * error that `validate` throws.
 */
export const validateResponse = async (response: unknown, validate: (part: unknown) => unknown): Promise<unknown> => {
  if (!Array.isArray(response) || response.length <= chunkSize) return validate(response);
  const chunks = Array.from({ length: Math.ceil(response.length / chunkSize) }, (_, index) =>
    response.slice(index * chunkSize, (index + 1) * chunkSize),
  );
  return (await processInChunks(chunks, validate)).flat();
};
