import { type EndpointName, findMismatches, hasOnlyFlags } from '@second-gear/contract';
import { ApiError } from '../apiError.ts';

/** A batch takes about 2 ms, and 8 ms on a slow phone. */
const batchSize = 1_000;

/**
 * Validates a long list in batches, so that the page can react to input between them. Rejects with the error of
 * `validate`, and with an ApiError if no record of a list is valid: such a list must not look empty.
 */
export const validateResponse = async (response: unknown, validate: (part: unknown) => unknown): Promise<unknown> => {
  if (!Array.isArray(response)) return validate(response);
  const records = await validateList(response, validate);
  if (Array.isArray(records) && records.length === 0 && !response.every(hasOnlyFlags)) throw new ApiError('unreadable');
  return records;
};

const validateList = async (response: unknown[], validate: (part: unknown) => unknown): Promise<unknown> => {
  if (response.length <= batchSize) return validate(response);
  const records: unknown[] = [];
  for (let start = 0; start < response.length; start += batchSize) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    records.push(validate(response.slice(start, start + batchSize)));
  }
  return records.flat();
};

/** Logs each field that differs once (failure mode N6): the names of endpoint and fields, never a value. */
export const createWarnSchemaMismatch = (): ((name: EndpointName, response: unknown) => void) => {
  const warned = new Set<string>();
  return (name, response) => {
    const paths = findMismatches(name, response).filter((path) => !warned.has(`${name}, ${path}`));
    if (paths.length === 0) return;
    for (const path of paths) warned.add(`${name}, ${path}`);
    console.warn(`The server's response does not match its schema: ${[name, ...paths.filter(Boolean)].join(', ')}`);
  };
};
