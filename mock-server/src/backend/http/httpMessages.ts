/** A request, independent of its transport: the HTTP server or MSW. */
export type HttpRequest = {
  method: string;
  /** Path and query as received, not decoded: `/users?email=a%40b.test`. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Empty when there is none. The transport may truncate it after it is longer than `bodyLimitOf` the request. */
  body: Uint8Array<ArrayBuffer>;
};

/** JSON, except for some responses of the legacy server, which are text. */
export type HttpResponse = {
  status: number;
  /** Names in lower case; the content type is among them. */
  headers: Record<string, string>;
} & ({ json: unknown; text?: undefined } | { text: string; json?: undefined });

export type RequestHandler = (request: HttpRequest) => Promise<HttpResponse>;

/** The maximum size of a JSON body, in bytes. */
export const jsonLimit = 1024 * 1024;

/** The maximum size of a photo, in bytes. */
export const photoLimit = 10 * 1024 * 1024;

/** The maximum size of any body, in bytes: a photo and the form data around it. */
export const bodyLimit = photoLimit + 64 * 1024;
