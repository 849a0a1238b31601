import { isNotFound, leavesOpen, Problem } from '../../api/apiError.ts';

/** What became of something that a person asked for and that did not fail; where it is not 'done', why not. */
export const outcomes = ['done', 'alreadyRemoved', 'notAdvertised', 'notVerified', 'badgeMissing'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * The answer of a write. Where it is lost, or never came, the write may have been done all the same: that is thrown as
 * the Problem `unconfirmed`, because "could not be reached" would be half of the truth (faults.md, N3).
 */
export const confirmed = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    throw leavesOpen(error) ? new Problem('unconfirmed') : error;
  }
};

/** Of a deletion; what somebody else has deleted before is gone as well, whichever way the server says so. */
export const removed = async (deletion: Promise<{ deletedCount?: number | undefined }>): Promise<Outcome> => {
  try {
    const { deletedCount } = await confirmed(deletion);
    return deletedCount === 0 ? 'alreadyRemoved' : 'done';
  } catch (error) {
    if (isNotFound(error)) return 'alreadyRemoved';
    throw error;
  }
};
