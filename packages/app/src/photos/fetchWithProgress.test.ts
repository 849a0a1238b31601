import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithProgress } from './fetchWithProgress.ts';

const address = 'http://localhost:4173/api/_images?key=demo';

/** As much of an XMLHttpRequest as is used, answered by hand. */
class Line extends EventTarget {
  static last: Line;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  responseURL = address;
  responseType = '';
  response = new Blob();
  status = 0;
  asked = '';
  body: Blob | undefined;
  isAborted = false;

  constructor() {
    super();
    Line.last = this;
  }
  open(method: string, url: string) {
    this.asked = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-two: a: b\r\n';
  }
  send(body: Blob) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  move(loaded: number, total = 200) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: string) {
    this.status = status;
    this.response = new Blob([body]);
    this.dispatchEvent(new Event('load'));
  }
}

const patience = 20_000;

/** Begins to send a photo; resolves once it is on the line. */
const begin = async () => {
  const onProgress = vi.fn<(percent: number) => void>();
  const stopper = new AbortController();
  const form = new FormData();
  form.append('image', new File(['a bike'], 'bike.jpg'));
  const sent = vi.fn();
  const outcome = fetchWithProgress({ onProgress, patience })(address, {
    method: 'POST',
    body: form,
    signal: stopper.signal,
  });
  outcome.then(sent, sent);
  await vi.waitFor(() => expect(Line.last.body).toBeDefined());
  return { onProgress, stopper, outcome, settled: sent, line: Line.last };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('XMLHttpRequest', Line);
  Line.last = new Line();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a form goes out as fetch would send it, and the answer comes back as one of fetch', async () => {
  const { line, outcome, onProgress } = await begin();
  expect(line.asked).toBe(`POST ${address}`);
  // Bytes, which whoever reads the answer makes text of.
  expect(line.responseType).toBe('blob');
  expect(line.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(await line.body?.text()).toMatch(/name="image"; filename="bike\.jpg"[\s\S]+a bike/);

  line.move(50);
  line.move(200);
  expect(onProgress.mock.calls).toEqual([[25], [100]]);

  line.answer(403, '{"data":null}');
  const answer = await outcome;
  expect(answer.status).toBe(403);
  expect(answer.headers.get('x-two')).toBe('a: b');
  expect(await answer.json()).toEqual({ data: null });
});

test('U4: as long as something moves it is waited for, and then no longer than the patience lasts', async () => {
  const { line, outcome, settled } = await begin();
  for (const loaded of [10, 20, 30]) {
    line.move(loaded);
    await vi.advanceTimersByTimeAsync(patience - 1);
  }
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).rejects.toMatchObject({ kind: 'timeout' });
  expect(line.isAborted).toBe(true);
});

test('U4: where nothing moves from the beginning, it is given up as well', async () => {
  const { line, outcome } = await begin();
  await vi.advanceTimersByTimeAsync(patience);
  await expect(outcome).rejects.toMatchObject({ kind: 'timeout' });
  expect(line.isAborted).toBe(true);
});

test('U4: an answer from another address, or none, is a line that was cut', async () => {
  const redirected = await begin();
  redirected.line.responseURL = 'https://evil.test/login';
  redirected.line.answer(200, '{"data":{"url":"/pictures/photos/1.jpg"}}');
  await expect(redirected.outcome).rejects.toBeInstanceOf(TypeError);

  Line.last = new Line();
  const cut = await begin();
  cut.line.dispatchEvent(new Event('error'));
  await expect(cut.outcome).rejects.toBeInstanceOf(TypeError);
});

test('U6: stopped, it leaves the line at once and says nothing any more', async () => {
  const { line, outcome, stopper, settled } = await begin();
  stopper.abort();
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  expect(line.isAborted).toBe(true);
  line.answer(200, '{}');
  await vi.advanceTimersByTimeAsync(patience);
  expect(settled).toHaveBeenCalledTimes(1);

  const aborted = AbortSignal.abort();
  Line.last = new Line();
  const never = fetchWithProgress({ onProgress: () => undefined, patience })(address, {
    method: 'POST',
    body: 'a',
    signal: aborted,
  });
  await expect(never).rejects.toMatchObject({ name: 'AbortError' });
  expect(Line.last.asked).toBe('');
});
