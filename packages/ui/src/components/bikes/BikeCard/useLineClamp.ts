import { type RefCallback, useCallback, useState } from 'react';

/**
 * Tells whether any text in an element is folded away. Folding elements are marked `data-fold`; the mark is measured
 * whenever one of them changes its size, because what fits in three lines depends on the width and on the text size. (A
 * listing's words never change: the product has no call to edit them.)
 *
 * @returns the ref for the element that holds them, which is marked `data-unfolded` while `isUnfolded`; whether there is
 * something to unfold; and the switch.
 */
export const useLineClamp = (): {
  ref: RefCallback<HTMLElement>;
  hasHiddenText: boolean;
  isExpanded: boolean;
  toggle: () => void;
} => {
  const [hasFolds, setFolded] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);

  const ref = useCallback((holder: HTMLElement | null) => {
    if (!holder) return;
    const folds = [...holder.querySelectorAll<HTMLElement>('[data-fold]')];
    const observer = new ResizeObserver(() => {
      // While it is unfolded nothing hides, and yet it must be possible to fold it again.
      if (!holder.hasAttribute('data-unfolded')) setFolded(folds.some(hidesText));
    });
    for (const fold of folds) observer.observe(fold);
    return () => observer.disconnect();
  }, []);

  return { ref, hasHiddenText: hasFolds, isExpanded: isUnfolded, toggle: () => setUnfolded((unfolded) => !unfolded) };
};

/** By half a letter at least: a letter's own ink may reach a little below its line. */
const hidesText = (fold: HTMLElement): boolean =>
  fold.scrollHeight - fold.clientHeight > Number.parseFloat(getComputedStyle(fold).fontSize) / 2;
