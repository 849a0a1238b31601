import { ApiError, isNotFound, isOutcomeUnknown } from '#core/api/apiError.ts';

/**
 * The result of a mutation that did not throw. 'done' means success; any other value says why the mutation had no or
 * only part of its effect.
 */
export const mutationResults = ['done', 'alreadyRemoved', 'notAdvertised', 'notVerified', 'badgeMissing'] as const;
export type MutationResult = (typeof mutationResults)[number];

/** Reads the data again. Resolves with the result if the data shows that the write was executed, else with null. */
export type FindOut = () => Promise<MutationResult | null>;

/** The error of a write without a response or a refusal of the server. `findOut` says what has happened. */
export class UnknownOutcome extends ApiError {
  readonly findOut: FindOut;

  constructor(findOut: FindOut) {
    super('outcomeUnknown');
    this.findOut = findOut;
  }
}

/** Waits for the response to a write. Throws an `UnknownOutcome` if the server may have executed a failed write. */
export const withFindOut = async <Answer>(answer: Promise<Answer>, findOut: FindOut): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    throw isOutcomeUnknown(error) ? new UnknownOutcome(findOut) : error;
  }
};

/**
 * Returns the result of a deletion. If another user has deleted the record before, the result is `alreadyRemoved` and
 * not an error. The server reports this case with status 404, or with `deletedCount: 0` in the body.
 */
export const toDeleteResult = async (
  deletion: Promise<{ deletedCount?: number | undefined }>,
): Promise<MutationResult> => {
  try {
    const { deletedCount } = await deletion;
    return deletedCount === 0 ? 'alreadyRemoved' : 'done';
  } catch (error) {
    if (isNotFound(error)) return 'alreadyRemoved';
    throw error;
  }
};

/** Whether one of the records has the id. */
export const hasRecord = (records: readonly { _id: string }[], id: string): boolean =>
  records.some(({ _id }) => _id === id);
