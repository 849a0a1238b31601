import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onExited` when the dialog around the calling component has closed: after the exit animation, and after
 * react-aria has restored the focus, which it does one frame after the dialog was unmounted.
 */
export const useAfterExit = (onExited: (() => void) | undefined): void => {
  const notify = useEffectEvent(() => onExited?.());
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(notify)), []);
};
