import { splitMatches } from '@second-gear/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Matches.module.css';

/** The name of the highlight in Matches.module.css. */
const highlightName = 'search-matches';

/** Selects the elements of a card in which the search does not search: buttons, labels, prices and actions. */
const notSearched = 'button, dt, [data-price], [data-actions]';

/** Returns the ranges of all matching words in the texts inside an element. */
const findRanges = (root: HTMLElement, words: readonly string[]): Range[] => {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest(notSearched)) continue;
    let at = 0;
    for (const { text, isMatch } of splitMatches(node.textContent ?? '', words)) {
      if (isMatch) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        ranges.push(range);
      }
      at += text.length;
    }
  }
  return ranges;
};

type MatchesProps = {
  /** The words to mark. Pass the same array as long as the words are the same. */
  words: readonly string[];
  /** The content. */
  children: ReactNode;
};

/**
 * Marks the words in a card that match the search. No element of the card changes, because the browser paints the marks
 * itself (CSS Custom Highlight API). A browser without this API shows no marks.
 */
export const Matches = ({ words, children }: MatchesProps) => {
  const root = useRef<HTMLDivElement>(null);
  // The effect runs after each render, because the card may have new texts. It is not a layout effect, so that the browser
  // shows the cards before the words are marked.
  useEffect(() => {
    if (!root.current || words.length === 0 || typeof Highlight === 'undefined') return;
    const highlight = CSS.highlights.get(highlightName) ?? new Highlight();
    CSS.highlights.set(highlightName, highlight);
    const ranges = findRanges(root.current, words);
    for (const range of ranges) highlight.add(range);
    return () => {
      for (const range of ranges) highlight.delete(range);
    };
  });
  return (
    <div className={styles.matches} ref={root}>
      {children}
    </div>
  );
};
