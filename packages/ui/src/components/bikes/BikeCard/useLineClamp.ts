import { type RefCallback, useCallback, useState } from 'react';

/**
 * Finds out whether a part of the text in a container is hidden, because clamped elements show only a few lines. Clamped
 * elements have the attribute `data-clamped`. They are measured when one of them changes its size, because the number of
 * lines depends on the width and on the text size. The texts themselves never change, because the server has no endpoint
 * that edits them.
 *
 * @returns `ref` is the ref for the container, `hasHiddenText` says whether a part of the text is hidden, and `toggle`
 *   expands or collapses the text. While `isExpanded` is true, the container must have the attribute `data-expanded`.
 */
export const useLineClamp = (): {
  ref: RefCallback<HTMLElement>;
  hasHiddenText: boolean;
  isExpanded: boolean;
  toggle: () => void;
} => {
  const [hasHiddenText, setHiddenText] = useState(false);
  const [isExpanded, setExpanded] = useState(false);

  const ref = useCallback((container: HTMLElement | null) => {
    if (!container) return;
    const clampedElements = [...container.querySelectorAll<HTMLElement>('[data-clamped]')];
    const observer = new ResizeObserver(() => {
      // Expanded text is not measured. Nothing of it is hidden, but `hasHiddenText` must stay true, because the user needs
      // the button to collapse the text.
      if (!container.hasAttribute('data-expanded')) setHiddenText(clampedElements.some(hidesText));
    });
    for (const element of clampedElements) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, hasHiddenText, isExpanded, toggle: () => setExpanded((expanded) => !expanded) };
};

/**
 * Whether a part of the text in an element is hidden. A difference of less than half a letter does not count, because
 * letters such as 'g' may reach below their line.
 */
const hidesText = (element: HTMLElement): boolean =>
  element.scrollHeight - element.clientHeight > Number.parseFloat(getComputedStyle(element).fontSize) / 2;
