import { type Copy, type Language, useCopy } from '@second-gear/ui';
import { useCallback } from 'react';
import { useLanguage } from '#core/language/AppLanguage.tsx';
import { ApiError } from './apiError.ts';
import { ShownError } from './shownError.ts';

/**
 * The server's message, or a text of the copy, but never a message of a library. On a page in Bangla, only a message in
 * Bangla is shown.
 * @param refused the text of a refused request, if it says more than the general one
 */
export const toErrorMessage = (
  error: unknown,
  copy: Copy,
  language: Language,
  refused = copy.apiErrors.rejected,
): string => {
  if (error instanceof ShownError) return error.textIn(copy);
  if (!(error instanceof ApiError)) return copy.apiErrors.unknown;
  const { kind, userMessage } = error;
  if (userMessage && (language === 'en' || /\p{Script=Bengali}/u.test(userMessage))) return userMessage;
  return kind === 'rejected' ? refused : copy.apiErrors[kind];
};

export const useErrorMessage = (): ((error: unknown, refused?: string) => string) => {
  const copy = useCopy();
  const language = useLanguage();
  return useCallback((error, refused) => toErrorMessage(error, copy, language, refused), [copy, language]);
};
