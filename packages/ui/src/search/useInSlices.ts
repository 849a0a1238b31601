import { finish, finishInSlices, type Work } from '@second-gear/domain';
import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the result of a long work. The first result is there at once. Later work is done in short tasks, so that the user can
 * type meanwhile; until it is finished, the hook returns the result before. Newer work cancels the work before it.
 *
 * @param start begins the work. Another function means other work
 */
export const useInSlices = <Result>(start: () => Work<Result>): Result => {
  const [done, setDone] = useState(() => ({ start, result: finish(start()) }));
  const isDone = done.start === start;
  useEffect(() => {
    if (isDone) return;
    const controller = new AbortController();
    const run = async () => {
      try {
        const result = await finishInSlices(start(), controller.signal);
        if (!controller.signal.aborted) startTransition(() => setDone({ start, result }));
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
  }, [start, isDone]);
  return done.result;
};
