import { buildUser } from '@second-gear/fixtures';
import { describe, expect, it } from 'vitest';
import { type BulkOutcome, type BulkTask, checkLost, runBulk } from './runBulk.ts';

type Row = { _id: string };

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => buildUser({ email: `seller.${at}@example.com` }));

/** A task that records the requests. `respond` decides the outcome of each request, by the number of requests before it. */
const createTask = (respond: (at: number) => BulkOutcome) => {
  const sent: string[] = [];
  const checks: string[][] = [];
  let running = 0;
  let mostRunning = 0;
  const task: BulkTask<Row> = {
    send: async ({ _id }) => {
      const outcome = respond(sent.push(_id) - 1);
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      return outcome;
    },
    check: async (lost) => {
      checks.push(lost.map(({ _id }) => _id));
      return new Map(lost.map(({ _id }) => [_id, { kind: 'done' }]));
    },
  };
  return { task, sent, checks, mostRunning: () => mostRunning };
};

const run = async (task: BulkTask<Row>, rows: readonly Row[], signal = new AbortController().signal) => {
  const outcomes = new Map<string, BulkOutcome>();
  await runBulk({ task, rows, signal, onOutcome: ({ _id }, outcome) => void outcomes.set(_id, outcome) });
  return outcomes;
};

const count = (outcomes: ReadonlyMap<string, BulkOutcome>, kind: BulkOutcome['kind']) =>
  [...outcomes.values()].filter((outcome) => outcome.kind === kind).length;

describe('runBulk', () => {
  it('F45: sends one request for each of 500 rows, and checks the one whose response was lost [R12.39]', async () => {
    const rows = rowsOf(500);
    const { task, sent, checks } = createTask((at) => {
      if (at % 10 === 3) return { kind: 'failed', problem: 'The server had a problem.' };
      return { kind: at === 77 ? 'unconfirmed' : 'done' };
    });
    const outcomes = await run(task, rows);
    expect(sent.toSorted()).toEqual(rows.map(({ _id }) => _id).toSorted());
    expect(outcomes.size).toBe(500);
    expect([count(outcomes, 'done'), count(outcomes, 'failed')]).toEqual([450, 50]);
    expect(checks).toEqual([[sent[77]]]);
  });

  it('sends at most three requests at the same time [R12.38]', async () => {
    const { task, mostRunning } = createTask(() => ({ kind: 'done' }));
    await run(task, rowsOf(20));
    expect(mostRunning()).toBe(3);
  });

  it('sends one request when the list has two rows with the same id', async () => {
    const { task, sent } = createTask(() => ({ kind: 'done' }));
    const [row = { _id: '' }] = rowsOf(1);
    await run(task, [row, { ...row }]);
    expect(sent).toEqual([row._id]);
  });

  it('reads no list again when no request was sent, because the device is offline', async () => {
    const { task, checks } = createTask(() => ({ kind: 'notSent' }));
    expect(count(await run(task, rowsOf(2)), 'notSent')).toBe(2);
    expect(checks).toEqual([]);
  });

  it('sends no more requests after the admin has stopped it, and waits for those it has sent [R12.40]', async () => {
    const abort = new AbortController();
    const { task, sent } = createTask((at) => {
      if (at === 5) abort.abort();
      return { kind: 'done' };
    });
    const outcomes = await run(task, rowsOf(20), abort.signal);
    expect(count(outcomes, 'done')).toBe(sent.length);
    expect(sent.length).toBeLessThanOrEqual(8);
    expect(count(outcomes, 'notSent')).toBe(20 - sent.length);
  });

  it('F46: leaves a row unconfirmed when the list cannot be read, until a later check succeeds [R12.39]', async () => {
    const { task } = createTask(() => ({ kind: 'unconfirmed' }));
    const rows = rowsOf(2);
    const outcomes = await run({ ...task, check: () => Promise.reject(new Error('offline')) }, rows);
    expect(count(outcomes, 'unconfirmed')).toBe(2);
    await checkLost(task, rows, ({ _id }, outcome) => void outcomes.set(_id, outcome));
    expect(count(outcomes, 'done')).toBe(2);
  });
});
