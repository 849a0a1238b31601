/** The code of a system error ('ENOENT', 'ENOSPC' …), or '' when it has none. */
export const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem && typeof problem.code === 'string' ? problem.code : '';

/** Thrown by a store that could not keep what it was told; what was true before still is. */
export class WriteFailedError extends Error {
  override name = 'NotKeptError';
  constructor(cause: unknown) {
    super('The change could not be kept.', { cause });
  }
}

/** Thrown by a store that has the change in place, where a restart would find it, without the disk's promise to keep it. */
export class DurabilityUnknownError extends Error {
  override name = 'UnsureError';
  constructor(cause: unknown) {
    super('The change is kept, but might not outlive a power cut.', { cause });
  }
}

/** Thrown at start when the data file is not what it should be. The file is left as it is. */
export class InvalidDataFileError extends Error {
  override name = 'BrokenFileError';
  constructor(
    readonly file: string,
    reason: string,
  ) {
    super(
      `The data file ${file} cannot be used: ${reason} It was left as it is. Mend it, move it away, or use another.`,
    );
  }
}

/** Thrown when somebody alive holds the lock. */
export class LockedError extends Error {
  override name = 'LockedError';
  constructor(
    readonly file: string,
    readonly pid: number,
  ) {
    super(
      `The data file ${file} is in use by the process ${pid}. Stop that one first, or use another file with MOCK_DB.`,
    );
  }
}
