/** Returns the code of a system error: 'ENOENT', 'ENOSPC' …, or '' for an error without a code. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Thrown when a change could not be written. The data is unchanged. */
export class WriteFailedError extends Error {
  override name = 'WriteFailedError';
  constructor(cause: unknown) {
    super('The change could not be written.', { cause });
  }
}

/**
 * Thrown when a change was written, but the disk could not confirm that it will survive a power cut. After a restart
 * the change is there.
 */
export class DurabilityUnknownError extends Error {
  override name = 'DurabilityUnknownError';
  constructor(cause: unknown) {
    super('The change is written, but a power cut might undo it.', { cause });
  }
}

/** Thrown at the start when the data file is invalid. The file stays unchanged. */
export class InvalidDataFileError extends Error {
  override name = 'InvalidDataFileError';
  constructor(
    readonly file: string,
    reason: string,
  ) {
    super(
      `The data file ${file} cannot be used: ${reason} It was not changed. Correct it, move it away, or use another file.`,
    );
  }
}

/**
 * Thrown when another process has locked the data file. `pid` is the id of that process, or empty when the process does
 * not respond.
 */
export class LockedError extends Error {
  override name = 'LockedError';
  constructor(
    readonly file: string,
    pid: string,
  ) {
    super(
      `The data file ${file} is in use by ${pid ? `the process ${pid}` : 'a suspended process'}. Stop that one first, or use another file with MOCK_DB.`,
    );
  }
}
