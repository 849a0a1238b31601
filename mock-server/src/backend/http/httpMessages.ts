/** What a request is, whoever carries it: an HTTP server or a service worker. */
export type PlainRequest = {
  method: string;
  /** Path and query as they came, not decoded: `/users?email=a%40b.test`. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Empty when there is none. Whoever carries it may cut it off once it is longer than `bodyLimitOf` the request. */
  body: Uint8Array<ArrayBuffer>;
};

/** What is sent back: JSON, except where a server is imitated that does not always answer in it. */
export type PlainAnswer = {
  status: number;
  /** Names in lower case; the content type is among them. */
  headers: Record<string, string>;
} & ({ json: unknown; text?: undefined } | { text: string; json?: undefined });

/** Whoever answers at the counter. */
export type FrontDesk = (request: PlainRequest) => Promise<PlainAnswer>;

/** The longest JSON body that is read, in bytes. */
export const jsonLimit = 1024 * 1024;

/** The longest photo that is kept, in bytes. */
export const photoLimit = 10 * 1024 * 1024;

/** The longest body that is read at all, in bytes: a photo and the form data around it. */
export const bodyLimit = photoLimit + 64 * 1024;
