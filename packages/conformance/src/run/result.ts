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
 * Thrown when test data could not be created. If other test data depends on the missing data, its creation fails with
 * the same reason, so a report states each reason once.
 */
class CreationFailed extends TestDataUnavailable {
  override name = 'CreationFailed';
}

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

/**
 * Creates test data. If the server causes an error, resolves with the reason. Rejects with all other errors.
 *
 * @param label the name of the test data in the reason: 'second buyer'
 */
export const createResult = <Value>(label: string, create: () => Promise<Value>): Promise<Result<Value>> =>
  toResult(async () => {
    try {
      return await create();
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined || error instanceof CreationFailed) throw error;
      throw new CreationFailed(`no ${label} could be created: ${reason}`);
    }
  });

/**
 * Returns the value of a result.
 *
 * @param label the name of the test data in the error
 * @throws a TestDataUnavailable that says why there is no value
 */
export const unwrap = <Value>(result: Result<Value> | undefined, label: string): Value => {
  if (result && 'value' in result) return result.value;
  throw new CreationFailed(result ? result.reason : `there is no ${label}`);
};
