/** The state of the upload of one photo to the image host. It is not shown with another photo. */
export type PhotoUpload = { photo: File } & (
  | { state: 'preparing'; onCancel(): void }
  /** `percent` from 0 to 100. */
  | { state: 'sending'; percent: number; onCancel(): void }
  /** Uploaded. It is not sent again when the form is submitted again. */
  | { state: 'sent' }
  /** `problem`: the error message, one sentence. */
  | { state: 'failed'; problem: string }
);
