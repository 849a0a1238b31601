import { ApiError, isNotFound, isOutcomeUnknown } from '../../api/apiError.ts';

/**
 * The result of a mutation that did not throw. Any value other than 'done' is the reason why the mutation had no full
 * effect.
 */
export const mutationResults = ['done', 'alreadyRemoved', 'notAdvertised', 'notVerified', 'badgeMissing'] as const;
export type MutationResult = (typeof mutationResults)[number];

/**
 * Awaits the response of a write. If the response is lost or never arrives, the server may have executed the write. In
 * that case this function throws the ApiError `outcomeUnknown`, because the message "could not be reached" would
 * suggest that nothing has happened (failure mode N3).
 */
export const withUnknownOutcome = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    throw isOutcomeUnknown(error) ? new ApiError('outcomeUnknown') : error;
  }
};

/**
 * The result of a deletion. A record that was deleted earlier is not an error, whether the server reports it with a
 * status or in the body.
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
