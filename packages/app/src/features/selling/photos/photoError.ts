import type { Copy } from '@second-gear/ui';
import { ShownError } from '#core/api/shownError.ts';

const photoErrorKinds = [
  /** The browser is offline, or the request was blocked, disconnected or redirected. */
  'unreachable',
  'timeout',
  /** Status 4xx. */
  'refused',
  /** Status 429. */
  'busy',
  /** Status 5xx, no URL, or a URL of another server. */
  'broken',
] as const;
export type PhotoErrorKind = (typeof photoErrorKinds)[number];

/** Not an `ApiError`: a 403 of the image host says nothing about the user's permissions. */
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
