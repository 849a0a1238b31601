/**
 * What happened to one row of a bulk action.
 * - `done`: the server has confirmed it.
 * - `nothingToDo`: another admin has done it before.
 * - `partlyDone`: the seller is verified, but the seller's bikes are not marked yet. That is retried automatically.
 * - `failed`: the server has rejected it.
 * - `unconfirmed`: the response was lost, and the list could not be read afterwards.
 * - `notDone`: the response was lost, and the list shows that nothing has happened.
 * - `notSent`: the action was stopped before this row.
 */
export type BulkOutcome =
  | { kind: 'done' | 'nothingToDo' | 'partlyDone' | 'unconfirmed' | 'notDone' | 'notSent' }
  | { kind: 'failed'; problem: string };

export type BulkOutcomeKind = BulkOutcome['kind'];

/** A bulk action, as the app performs it. */
export type BulkTask<Row> = {
  /** Sends the request of one row, once. Never rejects. */
  send(row: Row): Promise<BulkOutcome>;
  /**
   * Reads the list again after all requests. Resolves with the outcome of each row whose response was lost, by its id.
   * Rejects if the list cannot be read.
   */
  check(lost: readonly Row[]): Promise<ReadonlyMap<string, BulkOutcome>>;
};

type BulkRun<Row> = {
  task: BulkTask<Row>;
  rows: readonly Row[];
  /** When it is aborted, no more requests are sent. Those that were sent are waited for. */
  signal: AbortSignal;
  onOutcome(row: Row, outcome: BulkOutcome): void;
};

const requestsAtOnce = 3;

/**
 * Sends the request of each row, three at a time and each id only once. Then it checks the rows whose response was
 * lost.
 */
export const runBulk = async <Row extends { _id: string }>({
  task,
  rows,
  signal,
  onOutcome,
}: BulkRun<Row>): Promise<void> => {
  const lost: Row[] = [];
  // The senders share one iterator, so that each row is taken by one of them.
  const queue = new Map(rows.map((row) => [row._id, row])).values();
  const sendRows = async () => {
    for (const row of queue) {
      const outcome: BulkOutcome = signal.aborted ? { kind: 'notSent' } : await task.send(row);
      if (outcome.kind === 'unconfirmed') lost.push(row);
      onOutcome(row, outcome);
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, sendRows));
  await checkLost(task, lost, onOutcome);
};

/** Checks rows whose response was lost. They stay `unconfirmed` if the list cannot be read. */
export const checkLost = async <Row extends { _id: string }>(
  task: BulkTask<Row>,
  lost: readonly Row[],
  onOutcome: BulkRun<Row>['onOutcome'],
): Promise<void> => {
  const outcomes = await task.check(lost).catch(() => new Map<string, BulkOutcome>());
  for (const row of lost) onOutcome(row, outcomes.get(row._id) ?? { kind: 'unconfirmed' });
};
