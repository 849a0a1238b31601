/**
 * The state of the upload of one photo to the image host. It belongs to that photo: with another photo it is not shown.
 */
export type PhotoUpload = { photo: File } & (
  | { state: 'preparing'; onCancel(): void }
  /** `percent` from 0 to 100. */
  | { state: 'sending'; percent: number; onCancel(): void }
  /** The photo is uploaded. It is not uploaded again when the form is submitted again. */
  | { state: 'sent' }
  /** `problem`: the error message, one sentence. */
  | { state: 'failed'; problem: string }
);
