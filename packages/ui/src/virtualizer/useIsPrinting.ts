import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. The change is rendered at once, because the browser reads the page directly after the
 * event.
 *
 * @param isNeeded false if the component does not need the result; then it is always false
 */
export const useIsPrinting = (isNeeded: boolean): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const change = (next: boolean) => flushSync(() => setPrinting(next));
    const media = window.matchMedia('print');
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('beforeprint', () => change(true), { signal });
    window.addEventListener('afterprint', () => change(false), { signal });
    // The developer tools of browsers emulate paper without the events above.
    media.addEventListener('change', () => change(media.matches), { signal });
    return () => controller.abort();
  }, [isNeeded]);
  return isNeeded && isPrinting;
};
