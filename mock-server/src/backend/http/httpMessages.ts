/** A request in a form that does not depend on the transport, which is the HTTP server or MSW. */
export type HttpRequest = {
  method: string;
  /** The path and the query as received, not decoded: `/users?email=a%40b.test`. */
  path: string;
  /** The header names are in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The request body; empty when there is none. */
  body: Uint8Array<ArrayBuffer>;
};

/** A response. Its body is `json`, except for some responses of the legacy server, whose body is `text`. */
export type HttpResponse = {
  status: number;
  /** The header names are in lower case. The content type is one of the headers. */
  headers: Record<string, string>;
} & ({ json: unknown; text?: undefined } | { text: string; json?: undefined });

export type RequestHandler = (request: HttpRequest) => Promise<HttpResponse>;

/** The maximum size of a JSON body, in bytes. */
export const jsonLimit = 1024 * 1024;

/** The maximum size of a photo, in bytes. */
export const photoLimit = 10 * 1024 * 1024;

/** The maximum size of any request body, in bytes: a photo and the form data around it. */
export const bodyLimit = photoLimit + 64 * 1024;
