import { processInChunks } from './processInChunks.ts';

/** In records: validating this many takes about 2 ms. */
const chunkSize = 200;

/**
 * Validates a response. A long list is validated in chunks, so that the page stays responsive. Schemas validate each record by
 * itself, so the joined chunks equal the whole list. Rejects with what `validate` throws.
 */
export const validateResponse = async (response: unknown, validate: (part: unknown) => unknown): Promise<unknown> => {
  if (!Array.isArray(response) || response.length <= chunkSize) return validate(response);
  const chunks = Array.from({ length: Math.ceil(response.length / chunkSize) }, (_, index) =>
    response.slice(index * chunkSize, (index + 1) * chunkSize),
  );
  return (await processInChunks(chunks, validate)).flat();
};
