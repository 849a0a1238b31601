/** Returns the code of a system error: 'ENOENT', 'ENOSPC' …, or '' for an error without a code. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Thrown when a change could not be written. The data is unchanged. */
export class WriteFailedError extends Error {
  override name = 'WriteFailedError';
}
