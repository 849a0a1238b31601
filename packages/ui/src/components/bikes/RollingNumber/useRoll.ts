import { type RefObject, useEffect, useState } from 'react';

/** `still`: the counter shows its number from the start, as in a browser without IntersectionObserver. */
export type Roll = 'waiting' | 'rolling' | 'still';

/** Starts the roll when half of the counter is in the viewport for the first time. */
export const useRoll = (counter: RefObject<HTMLElement | null>): Roll => {
  const [roll, setRoll] = useState<Roll>(
    // During prerendering there is no `window`.
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
