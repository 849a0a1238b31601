import { useEffect, useEffectEvent } from 'react';

/**
 * Says when the dialog that holds this component has gone: after its exit was played and react-aria has given the focus
 * back, which it does one frame after the dialog left the page.
 */
export const useGone = (onGone: (() => void) | undefined): void => {
  const tell = useEffectEvent(() => onGone?.());
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(tell)), []);
};
