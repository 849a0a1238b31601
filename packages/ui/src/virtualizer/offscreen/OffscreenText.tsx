import { memo, type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary/ErrorBoundary.tsx';
import type { Span } from '../rows.ts';
import { blockSize, cutIntoBlocks, openedSize } from './blocks.ts';
import styles from './OffscreenText.module.css';

type UnseenProps<Item> = {
  items: readonly Item[];
  /** Which of them are not drawn. */
  span: Span;
  /** What can be read of one item. */
  textOf: (item: Item) => string;
  /** Draws these items, wherever they are. */
  reveal: (items: Span) => void;
};

/**
 * What is not drawn of a list, as bare text that is not laid out and costs next to nothing, so that the browser's own
 * find-in-page finds it (`hidden="until-found"`; older browsers find what is drawn). The text is written when nothing else
 * is to be done: while somebody scrolls it stays behind.
 */
export const Unseen = <Item,>({ span, ...props }: UnseenProps<Item>) => {
  const blocks = useWrittenLater(span);
  /** One at a time, so that looking through the whole list does not leave all of it open. */
  const [opened, setOpened] = useState<number>();
  const open = useCallback((block: number) => flushSync(() => setOpened(block)), []);
  return (
    <span className={styles.unseen}>
      {/* A record that cannot be read aloud breaks its own block at most: where it is drawn, its card says so. */}
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

const nothing: Span = { from: 0, to: 0 };

/** Blocks that are written at a time, in a few milliseconds. */
const atATime = 4;

/** The blocks of a span as it was when there was last time for them: a few first, and more whenever there is time. */
const useWrittenLater = ({ from, to }: Span): Span[] => {
  const [span, setSpan] = useState(nothing);
  useEffect(() => whenIdle(() => setSpan({ from, to })), [from, to]);
  const [written, setWritten] = useState(atATime);
  const blocks = cutIntoBlocks(span, blockSize);
  const isDone = written >= blocks.length;
  useEffect(() => (isDone ? undefined : whenIdle(() => setWritten(written + atATime))), [isDone, written]);
  return blocks.slice(0, written);
};

/** In ms: on a page that is never idle it is done after so long all the same. */
const patience = 300;

/** @returns how not to do it after all. */
const whenIdle = (act: () => void): (() => void) => {
  // Safari has no word for it.
  const later = () => startTransition(act);
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(later, patience);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(later, { timeout: patience });
  return () => cancelIdleCallback(request);
};

type FewProps<Item> = Omit<UnseenProps<Item>, 'span'> & Span;
type BlockProps<Item> = FewProps<Item> & { number: number; isOpen: boolean; open: (block: number) => void };

/** Where something is found in a block, nobody is told what: it gives way to small ones, and the browser looks again. */
const Block = memo(<Item,>({ number, isOpen, open, reveal, ...props }: BlockProps<Item>) => {
  const openThis = useCallback(() => open(number), [open, number]);
  if (!isOpen) return <Findable {...props} onFound={openThis} />;
  return cutIntoBlocks(props, openedSize).map((few) => (
    <Few key={Math.floor(few.from / openedSize)} {...props} {...few} reveal={reveal} />
  ));
}) as <Item>(props: BlockProps<Item>) => ReactNode;

const Few = <Item,>({ reveal, ...props }: FewProps<Item>) => {
  const { from, to } = props;
  const show = useCallback(() => reveal({ from, to }), [reveal, from, to]);
  return <Findable {...props} onFound={show} />;
};

type FindableProps<Item> = Omit<FewProps<Item>, 'reveal'> & { onFound: () => void };

const Findable = <Item,>({ items, from, to, textOf, onFound }: FindableProps<Item>) => {
  const text = useMemo(() => items.slice(from, to).map(textOf).join('\n'), [items, from, to, textOf]);
  const listen = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      // React knows neither this value nor this event.
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
