/**
 * What happened to one row of a bulk action.
 * - `done`: the server has confirmed the action.
 * - `nothingToDo`: another admin has already done the same with this row.
 * - `partlyDone`: the seller is verified, but the seller's bikes are not marked yet. The app tries to mark them again by
 *   itself.
 * - `failed`: the server has rejected the action.
 * - `unconfirmed`: the response was lost, and the list could not be read afterwards.
 * - `notDone`: the response was lost, and the list shows that nothing has happened.
 * - `notSent`: the action was stopped before this row.
 */
export type BulkOutcome =
  | { kind: 'done' | 'nothingToDo' | 'partlyDone' | 'unconfirmed' | 'notDone' | 'notSent' }
  | { kind: 'failed'; problem: string };

export type BulkOutcomeKind = BulkOutcome['kind'];

export type BulkTask<Row> = {
  /** Sends the request of one row once. The promise never rejects. */
  send(row: Row): Promise<BulkOutcome>;
  /** Whether the admin who has started the action is still signed in. Undefined: always. */
  isSameUser?: () => boolean;
  /** Reads the list again to find out what happened to these rows. Rejects if the list cannot be read. */
  check(lost: readonly Row[]): Promise<ReadonlyMap<string, BulkOutcome>>;
};

type BulkRun<Row> = {
  task: BulkTask<Row>;
  rows: readonly Row[];
  /** Stops the action when it is aborted: `runBulk` sends no more requests, and waits for those that it has sent. */
  signal: AbortSignal;
  onOutcome(row: Row, outcome: BulkOutcome): void;
};

const requestsAtOnce = 3;

/** Sends the requests three at a time and each id only once, then checks the rows whose response was lost. */
export const runBulk = async <Row extends { _id: string }>({
  task,
  rows,
  signal,
  onOutcome,
}: BulkRun<Row>): Promise<void> => {
  const lost: Row[] = [];
  let hasSent = false;
  // Shared by all calls of `sendRows`, so that only one of them sends the request of a row.
  const queue = new Map(rows.map((row) => [row._id, row])).values();
  const sendRows = async () => {
    for (const row of queue) {
      const outcome: BulkOutcome = signal.aborted ? { kind: 'notSent' } : await task.send(row);
      if (outcome.kind !== 'notSent') hasSent = true;
      if (outcome.kind === 'unconfirmed') lost.push(row);
      onOutcome(row, outcome);
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, sendRows));
  // Offline nothing was sent, and the list could not be read.
  if (hasSent) await checkLost(task, lost, onOutcome);
};

/** The rows stay `unconfirmed` if the list cannot be read. */
export const checkLost = async <Row extends { _id: string }>(
  task: BulkTask<Row>,
  lost: readonly Row[],
  onOutcome: BulkRun<Row>['onOutcome'],
): Promise<void> => {
  const outcomes = await task.check(lost).catch(() => new Map<string, BulkOutcome>());
  for (const row of lost) onOutcome(row, outcomes.get(row._id) ?? { kind: 'unconfirmed' });
};
