import { type RefObject, useEffect, useState } from 'react';

/** Whether a scrolling box hides something above or below what it shows. */
export const useScrollShadows = (ref: RefObject<HTMLElement | null>): { above: boolean; below: boolean } => {
  const [above, setAbove] = useState(false);
  const [below, setBelow] = useState(false);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = () => {
      // A pixel of tolerance: zoomed pages scroll by fractions of one.
      setAbove(box.scrollTop > 1);
      setBelow(box.scrollTop + box.clientHeight < box.scrollHeight - 1);
    };
    const sizes = new ResizeObserver(look);
    for (const part of [box, ...box.children]) sizes.observe(part);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [ref]);

  return { above, below };
};
