export type Question = {
  method: string;
  /** Sent as it is, not decoded, encoded or tidied. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
};

type Sent = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | undefined };

/** Form data brings its own content type, the boundary in it. */
/** What goes over the wire for a question. */
export const sentBy = async ({ headers = {}, body }: Question): Promise<Sent> => {
  if (body === undefined) return { headers, body };
  if (typeof body === 'string') return { headers, body: new TextEncoder().encode(body) };
  if (body instanceof Uint8Array) return { headers, body };
  const form = new Response(body);
  return {
    headers: { 'content-type': form.headers.get('content-type') ?? '', ...headers },
    body: new Uint8Array(await form.arrayBuffer()),
  };
};
