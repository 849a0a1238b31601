import { type RefObject, useEffect, useState } from 'react';

/**
 * The state of a counter.
 * - `waiting`: the counter has not been visible yet, and shows zeros.
 * - `rolling`: the counter has been visible; it rolls to its number once and stays there.
 * - `still`: the counter shows its number from the start. This is the state in a browser without IntersectionObserver,
 *   because there the app cannot know whether the counter is visible.
 */
export type Roll = 'waiting' | 'rolling' | 'still';

/** Starts the roll when half of the counter is in the viewport for the first time. */
export const useRoll = (counter: RefObject<HTMLElement | null>): Roll => {
  const [roll, setRoll] = useState<Roll>(
    // During prerendering there is no `window`, and the state is `waiting`.
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
