import { type RefObject, useEffect, useState } from 'react';

/**
 * The state of a counter.
 * - `waiting`: the counter was not visible yet; it shows zeros.
 * - `rolling`: the counter was visible; it rolls to its number once and stays there.
 * - `still`: without IntersectionObserver the visibility is unknown, so the counter shows its number from the start.
 */
export type Roll = 'waiting' | 'rolling' | 'still';

/** Starts the roll of a counter when half of the counter is in the viewport for the first time. */
export const useRoll = (counter: RefObject<HTMLElement | null>): Roll => {
  const [roll, setRoll] = useState<Roll>(
    // Without `window` the page is being prerendered: the browser chooses the state after hydration.
    typeof window === 'undefined' || 'IntersectionObserver' in window ? 'waiting' : 'still',
  );
  useEffect(() => {
    const element = counter.current;
    if (roll !== 'waiting' || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setRoll('rolling');
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [counter, roll]);
  return roll;
};
