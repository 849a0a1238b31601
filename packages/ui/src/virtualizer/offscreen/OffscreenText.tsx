import { memo, type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import type { Range } from '../rows.ts';
import { blockSize, smallBlockSize, splitIntoBlocks } from './blocks.ts';
import styles from './OffscreenText.module.css';

type OffscreenTextProps<Item> = {
  items: readonly Item[];
  /** The range of items that are not rendered. */
  range: Range;
  /** Returns the searchable text of one item. */
  textOf: (item: Item) => string;
  /** Renders the given items and scrolls to them. */
  reveal: (items: Range) => void;
};

/**
 * Renders the text of the items that are not rendered themselves, so that the browser's find-in-page finds it
 * (`hidden="until-found"`; older browsers find only the rendered items). The text has no layout cost, and is added in
 * idle time.
 */
export const OffscreenText = <Item,>({ range, ...props }: OffscreenTextProps<Item>) => {
  const blocks = useBlocksWhenIdle(range);
  /** The block in which the browser found a match. Only one block is split at a time. */
  const [opened, setOpened] = useState<number>();
  const open = useCallback((block: number) => flushSync(() => setOpened(block)), []);
  return (
    <span className={styles.offscreen}>
      {/* If the text of a record throws, only the block that contains it is missing. */}
      {blocks.map((block) => {
        const number = Math.floor(block.from / blockSize);
        return (
          <ErrorBoundary key={number} resetKeys={[props.items]} fallback={null}>
            <Block {...props} {...block} number={number} isOpen={number === opened} open={open} />
          </ErrorBoundary>
        );
      })}
    </span>
  );
};

const emptyRange: Range = { from: 0, to: 0 };

/** The number of blocks that are added per idle period; it takes a few milliseconds. */
const blocksPerStep = 4;

/** Returns the blocks of a range that may be rendered: a few more in each idle period. */
const useBlocksWhenIdle = ({ from, to }: Range): Range[] => {
  const [range, setRange] = useState(emptyRange);
  useEffect(() => whenIdle(() => setRange({ from, to })), [from, to]);
  const [written, setWritten] = useState(blocksPerStep);
  const blocks = splitIntoBlocks(range, blockSize);
  const isDone = written >= blocks.length;
  useEffect(() => (isDone ? undefined : whenIdle(() => setWritten(written + blocksPerStep))), [isDone, written]);
  return blocks.slice(0, written);
};

/** The longest wait for an idle period, in ms. */
const idleTimeoutMs = 300;

/**
 * Runs a task in the next idle period.
 *
 * @returns a function that cancels the task
 */
const whenIdle = (act: () => void): (() => void) => {
  // Uses a timer in Safari, which has no requestIdleCallback.
  const later = () => startTransition(act);
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(later, idleTimeoutMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(later, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(request);
};

type SmallBlockProps<Item> = Omit<OffscreenTextProps<Item>, 'range'> & Range;
type BlockProps<Item> = SmallBlockProps<Item> & { number: number; isOpen: boolean; open: (block: number) => void };

/**
 * One block of text. The browser does not report where in a block it found a match. Therefore the block is split into
 * small blocks, and the browser searches again.
 */
const Block = memo(<Item,>({ number, isOpen, open, reveal, ...props }: BlockProps<Item>) => {
  const openThis = useCallback(() => open(number), [open, number]);
  if (!isOpen) return <Findable {...props} onFound={openThis} />;
  return splitIntoBlocks(props, smallBlockSize).map((few) => (
    <SmallBlock key={Math.floor(few.from / smallBlockSize)} {...props} {...few} reveal={reveal} />
  ));
}) as <Item>(props: BlockProps<Item>) => ReactNode;

const SmallBlock = <Item,>({ reveal, ...props }: SmallBlockProps<Item>) => {
  const { from, to } = props;
  const show = useCallback(() => reveal({ from, to }), [reveal, from, to]);
  return <Findable {...props} onFound={show} />;
};

type FindableProps<Item> = Omit<SmallBlockProps<Item>, 'reveal'> & { onFound: () => void };

const Findable = <Item,>({ items, from, to, textOf, onFound }: FindableProps<Item>) => {
  const text = useMemo(() => items.slice(from, to).map(textOf).join('\n'), [items, from, to, textOf]);
  const listen = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      // Set through the DOM, because React supports neither the value `until-found` nor the event `beforematch`.
      element.setAttribute('hidden', 'until-found');
      element.addEventListener('beforematch', onFound);
      return () => element.removeEventListener('beforematch', onFound);
    },
    [onFound],
  );
  return (
    <span className={styles.findable} hidden ref={listen}>
      {text}
    </span>
  );
};
