import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useCopy } from '../../../copy/useCopy.ts';
import { useIsLive } from '../../../hooks/useIsHydrated.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Toasts.module.css';
import { dismissToast, displayTimes, type ShownToast, toastStore } from './toast.ts';

/**
 * Where toasts are shown and read out; once in an app, from its first page on. The live region is there before its words
 * are, or screen readers would not hear them, and it stays reachable while a dialog is open.
 */
export const Toasts = () => {
  const { toasts: copy } = useCopy();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const [isHeld, setHeld] = useState(false);
  const place = useClearPlace(toasts.length > 0);
  // Outside of the page's own place: there is none when a page is drawn ahead.
  if (!useIsLive()) return null;
  return createPortal(
    <section className={styles.place} ref={place} aria-label={copy.label} data-react-aria-top-layer="true">
      <div className={styles.list} role="status" aria-atomic="false" aria-relevant="additions">
        {toasts.map((one) => (
          <Toast key={one.id} toast={one} isHeld={isHeld} onHold={setHeld} />
        ))}
      </div>
    </section>,
    document.body,
  );
};

type ToastProps = {
  toast: ShownToast;
  /** A pointer rests on one of them: none of them goes away from under it. */
  isHeld: boolean;
  onHold(isHeld: boolean): void;
};

const Toast = ({ toast: { id, kind, content }, isHeld, onHold }: ToastProps) => {
  useDismissal(id, displayTimes[kind], isHeld);
  // A toast that goes while the pointer rests on it never sees the pointer leave.
  useEffect(() => () => onHold(false), [onHold]);
  return (
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
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

/** In px, between a toast and what it keeps clear of. */
const gap = 8;

/**
 * Where toasts begin, in px from the top of the window: below the bars above the page's content, as far as those are in view, and
 * below a price that they would cover. In the upper half of the window only: where toasts are too many for that, they cover prices.
 */
const topFor = (height: number): number => {
  const belowBars = Math.max(0, document.querySelector('main')?.getBoundingClientRect().top ?? 0) + gap;
  let top = belowBars;
  for (const price of document.querySelectorAll('[data-price]')) {
    const box = price.getBoundingClientRect();
    if (box.top < top + height && top < box.bottom) top = box.bottom + gap;
  }
  return top + height < window.innerHeight / 2 ? top : belowBars;
};

/** Keeps toasts off the logo, the menu and prices. The stylesheet decides where that applies: on phones. */
const useClearPlace = (isShown: boolean) => {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const region = place.current;
    if (!isShown || !region) return;
    const put = () => region.style.setProperty('--toasts-top', `${topFor(region.offsetHeight)}px`);
    put();
    // While a toast is shown the page may scroll or become another one, and a second toast may come.
    const changes = new ResizeObserver(put);
    changes.observe(document.documentElement);
    changes.observe(region);
    window.addEventListener('scroll', put, { passive: true });
    return () => {
      changes.disconnect();
      window.removeEventListener('scroll', put);
    };
  }, [isShown]);
  return place;
};

/** Takes a toast away after its time, in ms, not counting the time it is held. */
const useDismissal = (id: number, time: number | undefined, isHeld: boolean) => {
  const left = useRef(time);
  useEffect(() => {
    if (left.current === undefined || isHeld) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - since));
    };
  }, [id, isHeld]);
};
