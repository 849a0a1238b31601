import { type Copy, type Language, useCopy } from '@second-gear/ui';
import { useCallback } from 'react';
import { useLanguage } from '#core/language/AppLanguage.tsx';
import { ApiError } from './apiError.ts';
import { ShownError } from './shownError.ts';

/**
 * Converts an error to a text for users: the server's message, or a text of the copy. Messages of libraries are never
 * shown. On a page in Bangla, a message of the server that is not in Bangla is not shown either.
 *
 * @param refused the text of a request that the server has not accepted, if it can say more than the general one
 */
export const toErrorMessage = (
  error: unknown,
  copy: Pick<Copy, 'authErrors' | 'photoErrors' | 'apiErrors'>,
  language: Language,
  refused = copy.apiErrors.rejected,
): string => {
  if (error instanceof ShownError) return error.textIn(copy);
  if (!(error instanceof ApiError)) return copy.apiErrors.unknown;
  const { kind, userMessage } = error;
  if (userMessage && (language === 'en' || /\p{Script=Bengali}/u.test(userMessage))) return userMessage;
  return kind === 'rejected' ? refused : copy.apiErrors[kind];
};

/** Returns the function that converts an error to a text in the language of the page. */
export const useErrorMessage = (): ((error: unknown, refused?: string) => string) => {
  const copy = useCopy();
  const language = useLanguage();
  return useCallback((error, refused) => toErrorMessage(error, copy, language, refused), [copy, language]);
};
