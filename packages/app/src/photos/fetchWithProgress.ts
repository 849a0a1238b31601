import { Problem } from '../api/apiError.ts';

type Options = {
  /** How much of the body has left, from 0 to 100. */
  onProgress: (percent: number) => void;
  /** How long, in ms, nothing at all may move. A slow line is no reason to give up, a dead one is. */
  patience: number;
};

const headersOf = (sent: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of sent.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/**
 * A `fetch` that tells how far it is. The browser's own does not tell, and a body that is a stream, which could be counted
 * while it is read, leaves Chromium over HTTP/2 only, and Safari not at all.
 *
 * It never sends cookies, and an answer that came from another address counts as none, as with `redirect: 'error'`.
 * Rejects as fetch does, and with a Problem when nothing moves for too long.
 */
export const fetchWithProgress =
  ({ onProgress, patience }: Options) =>
  async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const sent = new XMLHttpRequest();
      let clock: ReturnType<typeof setTimeout>;

      const giveUp = () => {
        settle(() => reject(new Problem('timeout')));
        sent.abort();
      };
      const move = () => {
        clearTimeout(clock);
        clock = setTimeout(giveUp, patience);
      };
      const abort = () => {
        settle(() => reject(request.signal.reason));
        sent.abort();
      };
      const settle = (how: () => void) => {
        clearTimeout(clock);
        request.signal.removeEventListener('abort', abort);
        how();
      };
      const fail = () => settle(() => reject(new TypeError('The line was cut.')));
      const answer = () => {
        if (sent.responseURL !== request.url) return fail();
        settle(() => resolve(new Response(sent.response, { status: sent.status, headers: headersOf(sent) })));
      };

      request.signal.addEventListener('abort', abort);
      sent.upload.addEventListener('progress', ({ loaded, total }) => {
        move();
        if (total > 0) onProgress(Math.min(100, (100 * loaded) / total));
      });
      sent.addEventListener('load', answer);
      sent.addEventListener('error', fail);
      sent.open(request.method, request.url);
      sent.responseType = 'blob';
      for (const [name, value] of request.headers) sent.setRequestHeader(name, value);
      move();
      sent.send(body);
    });
  };
