import { type ReactNode, useEffect, useRef } from 'react';
import { splitMatches } from '../../../search/markMatches.ts';
import styles from './Matches.module.css';

/** The name of the highlight in Matches.module.css. */
const highlightName = 'search-matches';

/** The texts of a card that the search does not index: buttons, labels, prices and actions. */
const notSearched = 'button, dt, [data-price], [data-actions]';

/** The ranges of all matches in the texts below an element. */
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
  /** The words to mark. Must be the same array while the words are the same. */
  words: readonly string[];
  children: ReactNode;
};

/**
 * Marks the matches of a search in a card. The card itself does not change: the browser paints the ranges of the text
 * (CSS Custom Highlight API). A browser without this interface shows no marks.
 */
export const Matches = ({ words, children }: MatchesProps) => {
  const root = useRef<HTMLDivElement>(null);
  // After each render, because the card may have new texts. After the paint, so that the cards are shown sooner.
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
