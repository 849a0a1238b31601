import { type RefObject, useEffect, useState } from 'react';

export const useScrollShadows = (ref: RefObject<HTMLElement | null>): { above: boolean; below: boolean } => {
  const [above, setAbove] = useState(false);
  const [below, setBelow] = useState(false);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const update = () => {
      // On a zoomed page the scroll position is not a whole number of pixels.
      setAbove(box.scrollTop > 1);
      setBelow(box.scrollTop + box.clientHeight < box.scrollHeight - 1);
    };
    const sizes = new ResizeObserver(update);
    for (const part of [box, ...box.children]) sizes.observe(part);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, [ref]);

  return { above, below };
};
