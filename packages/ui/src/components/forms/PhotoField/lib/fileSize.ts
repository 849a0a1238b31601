const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

type Units = { kilobytes(amount: string): string; megabytes(amount: string): string };

/** 2516582 bytes are '2.4 MB'. Below one megabyte '12 kB', and never '0 kB' unless the file is empty. */
export const fileSize = (bytes: number, { kilobytes, megabytes }: Units): string =>
  bytes < megabyte ? kilobytes(String(Math.ceil(bytes / kilobyte))) : megabytes((bytes / megabyte).toFixed(1));
