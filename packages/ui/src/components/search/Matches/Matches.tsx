import { splitMatches } from '@second-gear/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Matches.module.css';

/** Of Matches.module.css. */
const highlightName = 'search-matches';

/** The elements with the texts of users (`BidiText`, and the description). The app's own words are not marked. */
const written = 'bdi, [lang=""]';

/** The elements in which the search does not search: buttons, labels, prices and actions. */
const notSearched = 'button, dt, [data-price], [data-actions]';

const findRanges = (root: HTMLElement, words: readonly string[]): Range[] => {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.closest(written) || node.parentElement.closest(notSearched)) continue;
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

/** The browser paints the marks (CSS Custom Highlight API), so no element changes. */
export const Matches = ({ words, children }: MatchesProps) => {
  const root = useRef<HTMLDivElement>(null);
  // After each render, because the card may have new texts, and no layout effect, so that the cards are visible first.
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
