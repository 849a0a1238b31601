import type { Copy } from '@second-gear/ui';
import { ApiError, isNotFound, isOutcomeUnknown } from '#core/api/apiError.ts';

/** Any value but 'done' says why the mutation had no or only part of its effect. */
export type MutationResult = 'done' | keyof Copy['notices'];

/** Reads the data again. Null if it does not show that the write was executed. */
type FindOut = () => Promise<MutationResult | null>;

/** For a write without a response or a refusal of the server. */
export class UnknownOutcome extends ApiError {
  readonly findOut: FindOut;

  constructor(findOut: FindOut) {
    super('outcomeUnknown');
    this.findOut = findOut;
  }
}

/** Throws an `UnknownOutcome` if the server may have executed a failed write. */
export const withFindOut = async <Answer>(answer: Promise<Answer>, findOut: FindOut): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    throw isOutcomeUnknown(error) ? new UnknownOutcome(findOut) : error;
  }
};

/** The server reports an earlier deletion by another user with 404, or with `deletedCount: 0`. It is no error. */
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

export const hasRecord = (records: readonly { _id: string }[], id: string): boolean =>
  records.some(({ _id }) => _id === id);
