import { MonitoringBatch, type MonitoringReport } from '@second-gear/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#core/api/apiError.ts';
import type { Api } from '#core/api/client.ts';
import type { CheckoutState } from '#features/payment/checkout/checkout.ts';
import { reportCheckout } from '#features/payment/watchCheckout.ts';
import { createReporter, maxReports } from './createReporter.ts';
import { describeError } from './describeError.ts';
import { describeBlocked } from './observePage.ts';
import { pageOf, withRequestReports } from './startMonitoring.ts';

const declined: MonitoringReport = { kind: 'payment', state: 'declined' };
const deprecated = (id: string): MonitoringReport => ({ kind: 'deprecation', id });

const createTestReporter = () => {
  const sent: MonitoringBatch[] = [];
  let page = '/';
  const reporter = createReporter({
    getPage: () => page,
    getLanguage: () => 'bn',
    sendText: (text) => void sent.push(v.parse(MonitoringBatch, JSON.parse(text))),
  });
  const openPage = (next: string) => {
    page = next;
  };
  return { reporter, sent, openPage };
};

describe('the reporter', () => {
  test('sends equal reports of one page as one report with their count [R13.51]', () => {
    const { reporter, sent, openPage } = createTestReporter();
    reporter.add(declined);
    reporter.add({ ...declined });
    openPage('/blogs');
    reporter.add(declined);
    reporter.send();
    expect(sent).toEqual([
      {
        version: 1,
        language: 'bn',
        reports: [
          { page: '/', count: 2, report: declined },
          { page: '/blogs', count: 1, report: declined },
        ],
        dropped: 0,
      },
    ]);
  });

  test('F70: counts the reports above the limit of one page load, and sends only their number [R13.51]', () => {
    const { reporter, sent } = createTestReporter();
    for (let number = 0; number < maxReports + 7; number += 1) reporter.add(deprecated(`Feature${number}`));
    reporter.send();
    reporter.add(deprecated('Later'));
    reporter.send();
    expect(sent.map(({ reports, dropped }) => [reports.length, dropped])).toEqual([
      [maxReports, 7],
      [0, 1],
    ]);
  });
});

describe('the report of an error', () => {
  const files = new Set(['assets/app-1.js', 'assets/b_2-x.js'].map((file) => `https://shop.example/${file}`));
  const describeIn = (error: unknown, source: 'script' | 'render' | 'promise') =>
    describeError(error, source, () => files);

  const withStack = (error: Error, stack: string): Error => Object.assign(error, { stack });

  test('contains the name of the error and positions in the app build, but not the message [R13.52]', () => {
    const message = 'Farhana farhana@x.bd https://shop.example/assets/app-1.js:1:1';
    const error = withStack(
      new TypeError(message),
      `TypeError: ${message}\n    at f (https://shop.example/assets/app-1.js:14:2031)\n    at chrome-extension://x/y.js:1:2\n    at https://shop.example/assets/b_2-x.js:3:4`,
    );
    expect(describeIn(error, 'script')).toEqual({
      kind: 'error',
      source: 'script',
      name: 'TypeError',
      stack: ['assets/app-1.js:14:2031', 'assets/b_2-x.js:3:4'],
    });
  });

  test.each([
    ['a text', 'Farhana'],
    ['nothing', undefined],
    ['an object', { name: 'Farhana' }],
    ['an error whose name is the name of a user', Object.assign(new Error('x'), { name: 'Farhana', stack: '' })],
    ['an error whose name is a sentence', Object.assign(new Error('x'), { name: 'No such user: Farhana', stack: '' })],
  ])('contains no value of the program when it throws %s', (_, thrown) => {
    expect(describeIn(thrown, 'promise')).toEqual({ kind: 'error', source: 'promise', name: 'Error', stack: [] });
  });
});

test.each(['https://evil.example/assets/app-1.js:1:1', 'https://shop.example/assets/farhana.js:1:1'])(
  'F103: the report of an error has no position in %s, which is no file of this page',
  (line) => {
    const error = Object.assign(new Error('Farhana'), {
      stack: `SomethingElse: Farhana\n    at ${line}\n    at f (${line})`,
    });
    expect(describeError(error, 'script', () => new Set(['https://shop.example/assets/app-1.js'])).stack).toEqual([]);
  },
);

test.each([
  ['inline', 'inline'],
  ['https://shop.example/pictures/farhana.jpg', 'https://shop.example'],
  ['farhana', 'other'],
  ['', 'other'],
])('F103: the report of a violation describes the blocked URL %j as %j', (uri, blocked) => {
  const policy =
    "default-src 'none'; connect-src 'self' https://api.stripe.com; img-src blob: https://shop.example/pictures/";
  expect(describeBlocked(uri, policy)).toBe(blocked);
});

test.each([
  ['/bn/dashboard/payment/b00c0001', '/dashboard/payment/:id'],
  ['/users/farhana@example.com', '/404'],
])('a report names the page %s as %s [R13.52]', (path, page) => {
  expect(pageOf(path)).toBe(page);
});

test('a failed request is reported with its endpoint and the kind of error, and still fails [R13.53]', async () => {
  const reports: MonitoringReport[] = [];
  const api = { listBikes: () => Promise.reject(new ApiError('timeout', 'Farhana')) } as unknown as Api;
  const reporting = withRequestReports(api, (report) => reports.push(report));
  await expect(reporting.listBikes({ params: { id: '1' } })).rejects.toThrow(ApiError);
  expect(reports).toEqual([{ kind: 'request', endpoint: 'listBikes', error: 'timeout' }]);
});

test('a payment that is declined, not recorded or not possible is reported, without card and transaction [R13.53]', () => {
  const reports: MonitoringReport[] = [];
  let state: CheckoutState = { state: 'preparing' };
  let notify = () => {};
  const setState = (next: CheckoutState) => {
    state = next;
    notify();
  };
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => {};
  };
  reportCheckout({ read: () => state, subscribe }, (report) => reports.push(report));
  setState({ state: 'ready' });
  setState({ state: 'processing' });
  setState({ state: 'declined', error: null });
  notify();
  setState({ state: 'recordingFailed', transactionId: 'pi_1' });
  setState({ state: 'paid', transactionId: 'pi_1' });
  setState({ state: 'unavailable', reason: 'soldToAnother' });
  expect(reports).toEqual([
    { kind: 'payment', state: 'declined' },
    { kind: 'payment', state: 'recordingFailed' },
    { kind: 'payment', state: 'unavailable', reason: 'soldToAnother' },
  ]);
});
