import { useCopy } from '@second-gear/ui';
import { useCallback } from 'react';
import { ApiError } from '../api/apiError.ts';
import { AuthError } from '../auth/provider/authProvider.ts';
import { PhotoError } from '../photos/photoError.ts';

/**
 * Returns the function that converts an error to a text for users: the server's message, or a text of the copy.
 * Messages of libraries are never shown.
 */
export const useErrorMessage = (): ((error: unknown) => string) => {
  const copy = useCopy();
  return useCallback(
    (error) => {
      if (error instanceof AuthError) return copy.authErrors[error.code];
      if (error instanceof PhotoError) return copy.photoErrors[error.kind];
      if (error instanceof ApiError) return error.userMessage ?? copy.apiErrors[error.kind];
      return copy.apiErrors.unknown;
    },
    [copy],
  );
};
