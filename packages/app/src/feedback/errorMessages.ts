import { useCopy } from '@second-gear/ui';
import { useCallback } from 'react';
import { Problem } from '../api/apiError.ts';
import { IdentityError } from '../auth/provider/authProvider.ts';
import { PhotoProblem } from '../photos/photoError.ts';

/** Any failure as one sentence for a person: the server's own where it gave one, else ours; never a library's. */
export const useProblemWords = (): ((error: unknown) => string) => {
  const copy = useCopy();
  return useCallback(
    (error) => {
      if (error instanceof IdentityError) return copy.identityProblems[error.code];
      if (error instanceof PhotoProblem) return copy.photoProblems[error.kind];
      if (error instanceof Problem) return error.sentence ?? copy.problems[error.kind];
      return copy.problems.unknown;
    },
    [copy],
  );
};
