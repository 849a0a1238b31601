import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useCopy } from '../../../copy/useCopy.ts';
import { useIsHydrated } from '../../../hooks/useIsHydrated.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Toasts.module.css';
import { dismissToast, displayTimes, type ShownToast, toastStore } from './toast.ts';

/** Rendered before the first toast, so that screen readers announce it. The layer stays accessible beside a dialog. */
export const Toasts = () => {
  const { toasts: copy } = useCopy();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const [isPaused, setPaused] = useState(false);
  const region = useClearTop(toasts.length > 0);
  // Toasts are in a portal, which needs `document.body`.
  if (!useIsHydrated()) return null;
  return createPortal(
    <section
      className={styles.region}
      ref={region}
      aria-label={copy.label}
      data-react-aria-top-layer="true"
      data-screen-only
    >
      <div className={styles.list} role="status" aria-atomic="false" aria-relevant="additions">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} isPaused={isPaused} onPause={setPaused} />
        ))}
      </div>
    </section>,
    document.body,
  );
};

type ToastProps = {
  toast: ShownToast;
  /** True while the pointer is over a toast. Then no toast disappears. */
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
};

const Toast = ({ toast: { id, kind, content }, isPaused, onPause }: ToastProps) => {
  useDismissal(id, displayTimes[kind], isPaused);
  // A toast that is removed below the pointer gets no `pointerleave`.
  useEffect(() => () => onPause(false), [onPause]);
  return (
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => onPause(true)}
      onPointerLeave={() => onPause(false)}
    >
      {(kind === 'success' || kind === 'custom') && <Icon name="check" />}
      {kind === 'error' && <Icon name="alert" />}
      {kind === 'loading' && <Spinner />}
      <span className={styles.content} dir="auto">
        {content}
      </span>
    </div>
  );
};

/** In px, between a toast and what is above it. */
const gapPx = 4;

const findDialog = () => document.querySelector('[role$="dialog"]');

/** Prices, and the title of a dialog, which says what the message is about. */
const important = '[data-price], [data-grouped], [role$="dialog"] h2';

/** In px: below the bars of the page, which an open dialog makes inert. */
const highestTop = (): number =>
  findDialog() ? gapPx : Math.max(0, document.querySelector('main')?.getBoundingClientRect().top ?? 0) + gapPx;

const boxesOf = (selector: string): DOMRect[] =>
  [...((findDialog() ?? document.querySelector('main'))?.querySelectorAll(selector) ?? [])]
    .map((element) => element.getBoundingClientRect())
    .filter(({ bottom, height }) => height > 0 && bottom > 0);

const overlaps = (box: DOMRect, top: number, height: number): boolean => box.top < top + height && top < box.bottom;

/** In px, in the upper half of the window: where the toasts cover as few prices and controls as possible. */
const topFor = (height: number): number => {
  const texts = boxesOf(important);
  const controls = boxesOf('h1, a[href], button, input, select, textarea').filter((box) => box.height < 2 * height);
  const costAt = (top: number): number => {
    const isCovered = (box: DOMRect) => overlaps(box, top, height);
    return controls.filter(isCovered).length + 100 * texts.filter(isCovered).length;
  };
  const highest = highestTop();
  return [...texts, ...controls]
    .map(({ bottom }) => bottom + gapPx)
    .filter((top) => top > highest && top < innerHeight / 2)
    .reduce((best, top) => ((costAt(top) - costAt(best) || top - best) < 0 ? top : best), highest);
};

/** Keeps the toasts off the logo, the menu, prices and controls. The stylesheet uses this only on narrow screens. */
const useClearTop = (isShown: boolean) => {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    if (!isShown || !element) return;
    const update = () => element.style.setProperty('--toasts-top', `${topFor(element.offsetHeight)}px`);
    // While the user scrolls, a toast does not jump from one gap between controls to the next.
    const onScroll = () => {
      const { top, height } = element.getBoundingClientRect();
      if (top < highestTop() || boxesOf(important).some((box) => overlaps(box, top, height))) update();
    };
    update();
    const resized = new ResizeObserver(update);
    resized.observe(document.documentElement);
    resized.observe(element);
    const dialog = findDialog();
    if (dialog) resized.observe(dialog);
    const dialogOpened = new MutationObserver(update);
    dialogOpened.observe(document.body, { childList: true });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      resized.disconnect();
      dialogOpened.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [isShown]);
  return region;
};

/** The time during which the toasts are paused does not count. Without `displayMs` the toast stays. */
const useDismissal = (id: number, displayMs: number | undefined, isPaused: boolean) => {
  const remainingMs = useRef(displayMs);
  useEffect(() => {
    if (remainingMs.current === undefined || isPaused) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissToast(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, (remainingMs.current ?? 0) - (performance.now() - since));
    };
  }, [id, isPaused]);
};
