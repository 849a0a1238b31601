/** A page asks the active service worker to control it. */
export const claimMessage = { type: 'CLAIM' } as const;
