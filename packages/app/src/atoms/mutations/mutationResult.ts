import { ApiError, isNotFound, isOutcomeUnknown } from '../../api/apiError.ts';

/** The result of a mutation that did not fail; if it is not 'done', the reason. */
export const mutationResults = ['done', 'alreadyRemoved', 'notAdvertised', 'notVerified', 'badgeMissing'] as const;
export type MutationResult = (typeof mutationResults)[number];

/**
 * Awaits the response of a write. If the response is lost or never arrives, the write may have been done anyway: then this
 * throws the ApiError `outcomeUnknown`, because "could not be reached" would be only half of the truth (failure mode N3).
 */
export const withUnknownOutcome = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    throw isOutcomeUnknown(error) ? new ApiError('outcomeUnknown') : error;
  }
};

/** The result of a deletion. A record that was deleted before is not an error, whatever form the server's response has. */
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
