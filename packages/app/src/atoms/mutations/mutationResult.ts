import { ApiError, isNotFound, isOutcomeUnknown } from '../../api/apiError.ts';

/**
 * The result of a mutation that did not throw. 'done' means success; any other value says why the mutation had no or
 * only part of its effect.
 */
export const mutationResults = ['done', 'alreadyRemoved', 'notAdvertised', 'notVerified', 'badgeMissing'] as const;
export type MutationResult = (typeof mutationResults)[number];

/**
 * Awaits the response of a write. If no response arrives, throws the ApiError `outcomeUnknown`: the server may have
 * executed the write, and the message "could not be reached" would say that nothing has happened (failure mode N3).
 */
export const withUnknownOutcome = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    throw isOutcomeUnknown(error) ? new ApiError('outcomeUnknown') : error;
  }
};

/**
 * Returns the result of a deletion. It is not an error if another user has deleted the record before. The server
 * reports that with a status or in the body.
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
