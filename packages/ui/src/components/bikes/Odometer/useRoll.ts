import { type RefObject, useEffect, useState } from 'react';

/**
 * - `waiting`: not seen yet, all zeros.
 * - `rolling`: seen; it rolls to its number, once, and stays there.
 * - `still`: nobody can tell when it is seen, so it stands at its number from the start.
 */
export type Roll = 'waiting' | 'rolling' | 'still';

/** When a counter rolls: the first time that half of it is in view. */
export const useRoll = (counter: RefObject<HTMLElement | null>): Roll => {
  const [roll, setRoll] = useState<Roll>(
    // A page that is drawn ahead is seen by a browser later on.
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
