import { AssertionError } from 'node:assert/strict';
import * as v from 'valibot';
import { assertionMessage } from '../cases/check.ts';
import { TestDataUnavailable } from '../cases/testData.ts';
import { NoResponseError } from '../server/sendOverHttp.ts';
import { EndpointTimedOut } from './httpClient.ts';

/** The result of an operation that a server may prevent: a value, or a clause that says why there is none. */
export type Result<Value> = { value: Value } | { reason: string };

/**
 * Returns why the server prevented the operation, as a clause. Returns undefined for errors that the server did not
 * cause, such as a programming error.
 */
export const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof TestDataUnavailable || error instanceof NoResponseError || error instanceof EndpointTimedOut) {
    return error.message;
  }
  if (error instanceof AssertionError) return assertionMessage(error);
  if (error instanceof v.ValiError) return 'the body does not match its schema';
  return undefined;
};

/**
 * Runs `work`. If the server causes an error, resolves with the reason. Rejects with all other errors, such as a
 * programming error.
 */
export const toResult = async <Value>(work: () => Promise<Value>): Promise<Result<Value>> => {
  try {
    return { value: await work() };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return { reason };
  }
};
