import { ApiError } from '#core/api/apiError.ts';

type Options = {
  /** Not from the Request: WebKit's `request.blob()` rejects with an InvalidStateError for a form with a file. */
  form: FormData;
  onProgress: (percent: number) => void;
  /** In ms without progress: a slow upload continues, and an upload over a broken connection ends. */
  idleTimeoutMs: number;
};

const headersOf = (xhr: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/**
 * XMLHttpRequest, because `fetch` reports the progress only over HTTP/2 in Chromium, and not at all in Safari. A
 * redirect is an error. Rejects with the reason of an aborted signal, or with an ApiError.
 */
export const fetchWithProgress =
  ({ form, onProgress, idleTimeoutMs }: Options) =>
  async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;

      const onTimeout = () => {
        finish(() => reject(new ApiError('timeout')));
        xhr.abort();
      };
      const restartTimer = () => {
        clearTimeout(timer);
        timer = setTimeout(onTimeout, idleTimeoutMs);
      };
      const abort = () => {
        finish(() => reject(request.signal.reason));
        xhr.abort();
      };
      const finish = (settlePromise: () => void) => {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', abort);
        settlePromise();
      };
      const onError = () => finish(() => reject(new ApiError('networkError')));
      const onLoad = () => {
        if (xhr.responseURL !== request.url) return onError();
        finish(() => resolve(new Response(xhr.response, { status: xhr.status, headers: headersOf(xhr) })));
      };

      request.signal.addEventListener('abort', abort);
      xhr.upload.addEventListener('progress', ({ loaded, total }) => {
        restartTimer();
        if (total > 0) onProgress(Math.min(100, (100 * loaded) / total));
      });
      xhr.addEventListener('load', onLoad);
      xhr.addEventListener('error', onError);
      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      for (const [name, value] of request.headers) {
        // XMLHttpRequest sets this header itself, with the boundary between the parts of the form.
        if (name !== 'content-type') xhr.setRequestHeader(name, value);
      }
      restartTimer();
      xhr.send(form);
    });
  };
