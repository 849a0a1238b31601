const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/**
 * Formats a file size for users.
 *
 * @param bytes the size: 2516582
 * @returns '2.4 MB', or '12 kB' below one megabyte; never '0 kB'.
 */
export const fileSize = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / kilobyte)} kB` : `${(bytes / megabyte).toFixed(1)} MB`;
