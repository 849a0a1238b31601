import type { Copy } from '@second-gear/ui';
import { ShownError } from '#core/api/shownError.ts';

/** The reasons why a photo was not uploaded. The copy has a message for each reason. */
export const photoErrorKinds = [
  /** No response arrived: the browser is offline, or the request was blocked, disconnected or redirected. */
  'unreachable',
  /** The upload made no progress for too long. */
  'timeout',
  /** The image host responded with a 4xx status. */
  'refused',
  /** The image host responded with status 429. */
  'busy',
  /** The image host responded with a 5xx status, without a URL, or with a URL of another server. */
  'broken',
] as const;
export type PhotoErrorKind = (typeof photoErrorKinds)[number];

/**
 * Thrown when the upload of a photo fails. It is not an `ApiError`, because the image host is not the server: its 403
 * says nothing about the user's permissions, and its messages are not shown.
 */
export class PhotoError extends ShownError {
  override name = 'PhotoError';
  readonly kind: PhotoErrorKind;

  constructor(kind: PhotoErrorKind) {
    super(kind);
    this.kind = kind;
  }

  textIn({ photoErrors }: Pick<Copy, 'photoErrors'>): string {
    return photoErrors[this.kind];
  }
}
