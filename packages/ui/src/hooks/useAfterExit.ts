import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onExited` after the dialog around this component was unmounted and react-aria has restored the focus, one
 * frame later.
 */
export const useAfterExit = (onExited: (() => void) | undefined): void => {
  const notify = useEffectEvent(() => onExited?.());
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(notify)), []);
};
