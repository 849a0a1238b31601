export type HttpRequest = {
  method: string;
  /** The path, which is sent unchanged: it is not decoded, encoded or normalized. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
};

type EncodedRequest = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | undefined };

/** Returns the headers and bytes to send. Form data sets its own content type, which contains the boundary. */
export const encodeRequest = async ({ headers = {}, body }: HttpRequest): Promise<EncodedRequest> => {
  if (body === undefined) return { headers, body };
  if (typeof body === 'string') return { headers, body: new TextEncoder().encode(body) };
  if (body instanceof Uint8Array) return { headers, body };
  const form = new Response(body);
  return {
    headers: { 'content-type': form.headers.get('content-type') ?? '', ...headers },
    body: new Uint8Array(await form.arrayBuffer()),
  };
};
