import { type RefObject, useEffect, useState } from 'react';

/**
 * - `waiting`: not visible yet; shows zeros.
 * - `rolling`: was visible; rolls to its number once and stays there.
 * - `still`: without IntersectionObserver its visibility is unknown, so it shows the number from the start.
 */
export type Roll = 'waiting' | 'rolling' | 'still';

/** Starts the roll the first time that half of the counter is in the viewport. */
export const useRoll = (counter: RefObject<HTMLElement | null>): Roll => {
  const [roll, setRoll] = useState<Roll>(
    // Without `window` the page is being prerendered; the browser decides after hydration.
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
