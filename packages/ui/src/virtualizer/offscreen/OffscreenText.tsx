import { memo, type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from '../../components/feedback/ErrorPage/ErrorBoundary.tsx';
import type { Range } from '../rows.ts';
import { blockSize, smallBlockSize, splitIntoBlocks } from './blocks.ts';
import styles from './OffscreenText.module.css';

type OffscreenTextProps<Item> = {
  items: readonly Item[];
  /** The items that are not rendered. */
  range: Range;
  /** The searchable text of one item. */
  textOf: (item: Item) => string;
  /** Renders these items and scrolls to them. */
  reveal: (items: Range) => void;
};

/**
 * The text of the items that are not rendered, for the browser's find-in-page (`hidden="until-found"`; older browsers find
 * only the rendered items). It has no layout cost, and is written in idle time.
 */
export const OffscreenText = <Item,>({ range, ...props }: OffscreenTextProps<Item>) => {
  const blocks = useBlocksWhenIdle(range);
  /** Only one block is open at a time. */
  const [opened, setOpened] = useState<number>();
  const open = useCallback((block: number) => flushSync(() => setOpened(block)), []);
  return (
    <span className={styles.offscreen}>
      {/* A record that throws breaks only its own block. */}
      {blocks.map((block) => {
        const number = Math.floor(block.from / blockSize);
        return (
          <ErrorBoundary key={number} resetKey={props.items} fallback={null}>
            <Block {...props} {...block} number={number} isOpen={number === opened} open={open} />
          </ErrorBoundary>
        );
      })}
    </span>
  );
};

const emptyRange: Range = { from: 0, to: 0 };

/** Blocks per idle period: a few milliseconds. */
const blocksPerStep = 4;

/** The blocks of a range, a few more in each idle period. */
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

/** @returns a function that cancels it. */
const whenIdle = (act: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
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

/** The browser does not say where in a block it found a match: the block is split into small ones, and the browser searches again. */
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
      // React supports neither this value nor this event.
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
