import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The custom property of the page has the height of a bar, which must not cover other bars or the focus. */
export const useHeightProperty = (name: `--${string}`): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const update = () => style.setProperty(name, `${element.offsetHeight}px`);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name]);
  return bar;
};
