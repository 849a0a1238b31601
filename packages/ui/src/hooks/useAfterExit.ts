import { useEffect, useEffectEvent } from 'react';

/** Calls `onExited` when the dialog around it is unmounted and, a frame later, the focus is restored. */
export const useAfterExit = (onExited: (() => void) | undefined): void => {
  const notify = useEffectEvent(() => onExited?.());
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(notify)), []);
};
