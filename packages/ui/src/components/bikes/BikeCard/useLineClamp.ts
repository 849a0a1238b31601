import { type RefCallback, useCallback, useState } from 'react';

/**
 * Determines whether line clamping hides any text in a container. Clamped elements have the attribute `data-clamped`.
 * They are measured when one of them changes its size, because the text that fits in three lines depends on the width
 * and the text size. (The text itself never changes: the server has no endpoint that edits a bike's texts.)
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
      // Not measured while the text is expanded: then no text is hidden, but the button must stay so that the user can
      // collapse the text again.
      if (!container.hasAttribute('data-expanded')) setHiddenText(clampedElements.some(hidesText));
    });
    for (const element of clampedElements) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, hasHiddenText, isExpanded, toggle: () => setExpanded((expanded) => !expanded) };
};

/**
 * Only a difference of more than half a letter counts as hidden text: descenders may reach a little below their line.
 */
const hidesText = (element: HTMLElement): boolean =>
  element.scrollHeight - element.clientHeight > Number.parseFloat(getComputedStyle(element).fontSize) / 2;
