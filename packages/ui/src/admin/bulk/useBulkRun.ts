import { useEffect, useRef, useState } from 'react';
import { type BulkOutcome, type BulkTask, checkLost, runBulk } from './runBulk.ts';

type BulkStage = 'confirming' | 'running' | 'stopping' | 'finished';

/** By the ids of the rows. */
export type BulkOutcomes = ReadonlyMap<string, BulkOutcome>;

/**
 * The action goes on when its dialog is removed from the page.
 * @param onLeave called after the last response with all outcomes, if the admin has left the page during the action
 */
export const useBulkRun = <Row extends { _id: string }>(
  task: BulkTask<Row>,
  onLeave: (outcomes: BulkOutcomes) => void,
) => {
  const [stage, setStage] = useState<BulkStage>('confirming');
  const [outcomes, setOutcomes] = useState<BulkOutcomes>(new Map());
  const abort = useRef<AbortController>(undefined);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const isRunning = stage === 'running' || stage === 'stopping';

  const onOutcome = ({ _id }: Row, outcome: BulkOutcome) => setOutcomes((before) => new Map(before).set(_id, outcome));

  const start = async (rows: readonly Row[]): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    setStage('running');
    setOutcomes((before) => {
      const repeated = new Set(rows.map(({ _id }) => _id));
      return new Map([...before].filter(([id]) => !repeated.has(id)));
    });
    const results = new Map<string, BulkOutcome>();
    const isSameUser = () => task.isSameUser?.() ?? true;
    // The action would end if the browser closed or reloaded the page.
    const ask = (event: BeforeUnloadEvent) => {
      if (isSameUser()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    await runBulk({
      task,
      rows,
      signal: controller.signal,
      onOutcome: (row, outcome) => {
        results.set(row._id, outcome);
        onOutcome(row, outcome);
      },
    });
    window.removeEventListener('beforeunload', ask);
    if (isLeft.current && isSameUser()) onLeave(results);
    setStage('finished');
  };
  const stop = () => {
    abort.current?.abort();
    setStage('stopping');
  };
  return {
    stage,
    isRunning,
    outcomes,
    start,
    stop,
    checkAgain: (lost: readonly Row[]) => checkLost(task, lost, onOutcome),
  };
};
