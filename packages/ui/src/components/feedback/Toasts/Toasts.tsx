import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useCopy } from '../../../copy/useCopy.ts';
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Toasts.module.css';
import { dismissToast, displayTimes, type ShownToast, toastStore } from './toast.ts';

/**
 * Every page must render this component once, before the first toast, because screen readers announce only texts that
 * appear in an existing element. `data-react-aria-top-layer` keeps the toasts accessible while a dialog is open.
 */
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
      {kind === 'success' && <Icon name="check" />}
      {kind === 'error' && <Icon name="alert" />}
      {kind === 'loading' && <Spinner />}
      <span className={styles.content} dir="auto">
        {content}
      </span>
    </div>
  );
};

/** In px, between a toast and the bar or the price above it. */
const gapPx = 4;

/**
 * In px from the top of the window: below the bars of the page and below any price, but never below the middle of the
 * window.
 */
const topFor = (height: number): number => {
  const belowBars = Math.max(0, document.querySelector('main')?.getBoundingClientRect().top ?? 0) + gapPx;
  let top = belowBars;
  for (const price of document.querySelectorAll('[data-price]')) {
    const box = price.getBoundingClientRect();
    if (box.top < top + height && top < box.bottom) top = box.bottom + gapPx;
  }
  return top + height < window.innerHeight / 2 ? top : belowBars;
};

/** Keeps the toasts off the logo, the menu and prices. The stylesheet uses this only on narrow screens. */
const useClearTop = (isShown: boolean) => {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    if (!isShown || !element) return;
    const update = () => element.style.setProperty('--toasts-top', `${topFor(element.offsetHeight)}px`);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.documentElement);
    observer.observe(element);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
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
