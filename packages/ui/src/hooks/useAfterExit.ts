import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the dialog that contains this component has closed: after its exit animation, and after react-aria has
 * restored the focus, which it does one frame after the dialog was unmounted.
 */
export const useAfterExit = (onExited: (() => void) | undefined): void => {
  const notify = useEffectEvent(() => onExited?.());
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(notify)), []);
};
