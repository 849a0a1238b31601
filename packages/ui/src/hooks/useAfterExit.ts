import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onExited` after the dialog that contains this component has closed. At that time the exit animation has ended and
 * react-aria has restored the focus. react-aria does that one frame after the dialog was unmounted.
 */
export const useAfterExit = (onExited: (() => void) | undefined): void => {
  const notify = useEffectEvent(() => onExited?.());
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(notify)), []);
};
