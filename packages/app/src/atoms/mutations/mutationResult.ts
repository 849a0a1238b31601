import { ApiError, isNotFound, isOutcomeUnknown } from '../../api/apiError.ts';

/**
 * The result of a mutation that did not throw. 'done' means success; any other value says why the mutation had no or
 * only part of its effect.
 */
export const mutationResults = ['done', 'alreadyRemoved', 'notAdvertised', 'notVerified', 'badgeMissing'] as const;
export type MutationResult = (typeof mutationResults)[number];

/**
 * Waits for the response to a write. If no response arrives, throws the ApiError `outcomeUnknown`, because the server
 * may have executed the write. The error of the request itself would say that the server could not be reached, and the
 * user would think that nothing has happened (failure mode N3).
 */
export const withUnknownOutcome = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    throw isOutcomeUnknown(error) ? new ApiError('outcomeUnknown') : error;
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
    const { deletedCount } = await withUnknownOutcome(deletion);
    return deletedCount === 0 ? 'alreadyRemoved' : 'done';
  } catch (error) {
    if (isNotFound(error)) return 'alreadyRemoved';
    throw error;
  }
};
