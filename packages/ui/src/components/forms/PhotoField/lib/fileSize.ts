const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The units of a size, in the language of the page. */
type Units = { kilobytes(amount: string): string; megabytes(amount: string): string };

/**
 * Formats the size of a file as a text for users.
 *
 * @param bytes the size: 2516582
 * @returns '2.4 MB', or '12 kB' if the size is below one megabyte. It is never '0 kB' unless the file is empty.
 */
export const fileSize = (bytes: number, { kilobytes, megabytes }: Units): string =>
  bytes < megabyte ? kilobytes(String(Math.ceil(bytes / kilobyte))) : megabytes((bytes / megabyte).toFixed(1));
