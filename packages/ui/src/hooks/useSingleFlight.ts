import { useRef, useState } from 'react';

/**
 * Runs one action at a time. While the promise of the last call is pending, `isPending` is true and another call does
 * nothing: not even two presses within one tick, which a render between them could not stop.
 * What the action throws, `run` throws.
 */
export const usePending = <Given extends unknown[]>(action: (...given: Given) => Promise<void>) => {
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const run = async (...given: Given): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      await action(...given);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { isPending, run };
};
