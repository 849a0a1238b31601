/** Why a photo was not uploaded; each kind has a message in the copy. */
export const photoErrorKinds = [
  /** It could not be rendered: damaged, or too large for this device. */
  'unprepared',
  /** No response: offline, blocked, disconnected, or redirected. */
  'unreachable',
  /** No progress for too long. */
  'timeout',
  /** 4xx. */
  'refused',
  /** 429. */
  'busy',
  /** 5xx, or a response without a URL of the image host. */
  'broken',
] as const;
export type PhotoErrorKind = (typeof photoErrorKinds)[number];

/**
 * What went wrong with the upload of a photo. Not an `ApiError`: the image host is not the server, so its 403 says nothing
 * about the user's rights, and its messages are not passed on.
 */
export class PhotoError extends Error {
  override name = 'PhotoError';
  readonly kind: PhotoErrorKind;

  constructor(kind: PhotoErrorKind) {
    super(kind);
    this.kind = kind;
  }
}
