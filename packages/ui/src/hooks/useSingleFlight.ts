import { useRef, useState } from 'react';

/** While the action is pending, `run` does nothing. `run` rejects with the error of the action. */
export const useSingleFlight = <Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) => {
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const run = async (...args: Args): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      await action(...args);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { isPending, run };
};
