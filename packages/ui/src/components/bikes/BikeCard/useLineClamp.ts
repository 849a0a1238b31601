import { type RefCallback, useCallback, useState } from 'react';

/**
 * Finds out whether line clamping hides any text in a container. Clamped elements have the attribute `data-clamped`.
 * They are measured when one of them changes its size, because the number of lines depends on the width and the text
 * size. (The texts never change: the server has no endpoint that edits them.)
 *
 * @returns `ref` for the container, which must have the attribute `data-expanded` while `isExpanded`; `hasHiddenText`:
 * whether there is text to expand; and `toggle`.
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
      // Expanded text is not measured: nothing is hidden then, but the button must stay, so that the user can collapse
      // the text.
      if (!container.hasAttribute('data-expanded')) setHiddenText(clampedElements.some(hidesText));
    });
    for (const element of clampedElements) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, hasHiddenText, isExpanded, toggle: () => setExpanded((expanded) => !expanded) };
};

/** A difference of less than half a letter is not hidden text: descenders may reach below their line. */
const hidesText = (element: HTMLElement): boolean =>
  element.scrollHeight - element.clientHeight > Number.parseFloat(getComputedStyle(element).fontSize) / 2;
