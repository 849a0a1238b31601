/** How far a photo is on its way to the image host. What is said of one photo is not shown beside another. */
export type PhotoUpload = { photo: File } & (
  | { state: 'preparing'; onCancel(): void }
  /** `percent` from 0 to 100. */
  | { state: 'sending'; percent: number; onCancel(): void }
  /** It is there, and is not sent again with the rest. */
  | { state: 'sent' }
  /** `problem` says in a sentence why it is not there. */
  | { state: 'failed'; problem: string }
);
