import { finish, finishInSlices, type Work } from '@second-gear/domain';
import { startTransition, useEffect, useState } from 'react';

/**
 * The first result is there at once. Later work is done in short tasks, so that the user can type meanwhile; until then
 * the hook returns the result before. Newer work cancels older work.
 * @param start another function means other work
 * @param subject another value means that the result before is about something else: the new one is there at once
 */
export const useInSlices = <Result>(start: () => Work<Result>, subject?: unknown): Result => {
  const doAtOnce = () => ({ start, subject, result: finish(start()) });
  const [state, setDone] = useState(doAtOnce);
  const done = Object.is(state.subject, subject) ? state : doAtOnce();
  if (done !== state) setDone(done);
  const isDone = done.start === start;
  useEffect(() => {
    if (isDone) return;
    const controller = new AbortController();
    const run = async () => {
      try {
        const result = await finishInSlices(start(), controller.signal);
        if (!controller.signal.aborted) startTransition(() => setDone({ start, subject, result }));
      } catch (error) {
        // The error boundary of the page shows the error.
        if (!controller.signal.aborted)
          setDone(() => {
            throw error;
          });
      }
    };
    void run();
    return () => controller.abort();
  }, [start, subject, isDone]);
  return done.result;
};
