import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';

const address = 'http://localhost:4173/api/_images?key=demo';

/**
 * Simulates the part of XMLHttpRequest that the app uses. The test decides when the request makes progress and how it
 * ends.
 */
class FakeXhr extends EventTarget {
  static last: FakeXhr;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  responseURL = address;
  responseType = '';
  response = new Blob();
  status = 0;
  requestLine = '';
  body: FormData | undefined;
  isAborted = false;

  constructor() {
    super();
    FakeXhr.last = this;
  }
  open(method: string, url: string) {
    this.requestLine = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-two: a: b\r\n';
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  progress(loaded: number, total = 200) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  respond(status: number, body: string) {
    this.status = status;
    this.response = new Blob([body]);
    this.dispatchEvent(new Event('load'));
  }
}

const idleTimeoutMs = 20_000;

const startUpload = async () => {
  const onProgress = vi.fn<(percent: number) => void>();
  const controller = new AbortController();
  const form = new FormData();
  form.append('image', new File(['a bike'], 'bike.jpg'));
  const onSettled = vi.fn();
  const result = fetchWithProgress({ form, onProgress, idleTimeoutMs })(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: form,
    signal: controller.signal,
  });
  result.then(onSettled, onSettled);
  await waitFor(() => expect(FakeXhr.last.body).toBeDefined());
  return { form, onProgress, controller, result, onSettled, xhr: FakeXhr.last };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  FakeXhr.last = new FakeXhr();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('fetchWithProgress sends the form, and resolves with a Response', async () => {
  const { form, xhr, result, onProgress } = await startUpload();
  expect(xhr.requestLine).toBe(`POST ${address}`);
  // The response must be a blob, which contains the unchanged bytes. The caller decodes the bytes to text.
  expect(xhr.responseType).toBe('blob');
  // The form itself and not a copy from the Request, which WebKit could not read. With a form, XMLHttpRequest sets the
  // content type.
  expect(xhr.body).toBe(form);
  expect(xhr.headers).toEqual({ accept: 'application/json' });

  xhr.progress(50);
  xhr.progress(200);
  expect(onProgress.mock.calls).toEqual([[25], [100]]);

  xhr.respond(403, '{"data":null}');
  const respond = await result;
  expect(respond.status).toBe(403);
  expect(respond.headers.get('x-two')).toBe('a: b');
  expect(await respond.json()).toEqual({ data: null });
});

test('U4: an upload times out only when it makes no progress for some time, however long the whole upload takes', async () => {
  const { xhr, result, onSettled } = await startUpload();
  for (const loaded of [10, 20, 30]) {
    xhr.progress(loaded);
    await vi.advanceTimersByTimeAsync(idleTimeoutMs - 1);
  }
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(result).rejects.toMatchObject({ kind: 'timeout' });
  expect(xhr.isAborted).toBe(true);
});

test('U4: an upload times out when it makes no progress from the start', async () => {
  const { xhr, result } = await startUpload();
  await vi.advanceTimersByTimeAsync(idleTimeoutMs);
  await expect(result).rejects.toMatchObject({ kind: 'timeout' });
  expect(xhr.isAborted).toBe(true);
});

test('U4: fetchWithProgress rejects with the kind networkError when the response is redirected or missing', async () => {
  const redirected = await startUpload();
  redirected.xhr.responseURL = 'https://evil.test/login';
  redirected.xhr.respond(200, '{"data":{"url":"/pictures/photos/1.jpg"}}');
  await expect(redirected.result).rejects.toMatchObject({ kind: 'networkError' });

  FakeXhr.last = new FakeXhr();
  const cut = await startUpload();
  cut.xhr.dispatchEvent(new Event('error'));
  await expect(cut.result).rejects.toMatchObject({ kind: 'networkError' });
});

test('U6: fetchWithProgress aborts the request immediately, and reports no more progress, when the caller aborts it', async () => {
  const { xhr, result, controller, onSettled } = await startUpload();
  controller.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  expect(xhr.isAborted).toBe(true);
  xhr.respond(200, '{}');
  await vi.advanceTimersByTimeAsync(idleTimeoutMs);
  expect(onSettled).toHaveBeenCalledTimes(1);

  const aborted = AbortSignal.abort();
  FakeXhr.last = new FakeXhr();
  const form = new FormData();
  const never = fetchWithProgress({ form, onProgress: () => undefined, idleTimeoutMs })(address, {
    method: 'POST',
    body: form,
    signal: aborted,
  });
  await expect(never).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeXhr.last.requestLine).toBe('');
});
