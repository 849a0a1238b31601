/**
 * The state of the upload of `photo` to the image host. The field ignores this state when the user has selected another
 * photo.
 */
export type PhotoUpload = { photo: File } /** `percent`: the progress of the upload, from 0 to 100. */ & (
  | { state: 'sending'; percent: number; onCancel(): void }
  /** The upload has succeeded. The photo is not uploaded again when the user submits the form again. */
  | { state: 'sent' }
  /** `problem`: the error message, one sentence. */
  | { state: 'failed'; problem: string }
);
