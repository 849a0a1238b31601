/** The field ignores the state of another photo than the selected one. */
export type PhotoUpload = { photo: File } /** `percent`: the progress of the upload, from 0 to 100. */ & (
  | { state: 'sending'; percent: number; onCancel(): void }
  /** The photo is not uploaded again when the user submits the form again. */
  | { state: 'sent' }
  /** One sentence. */
  | { state: 'failed'; problem: string }
);
