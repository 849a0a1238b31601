import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useCopy } from '../../copy/useCopy.ts';
import { useIsLive } from '../../hooks/useIsLive.ts';
import { Icon } from '../Icon/Icon.tsx';
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
  // Outside of the page's own place: there is none when a page is drawn ahead.
  if (!useIsLive()) return null;
  return createPortal(
    <section className={styles.place} aria-label={copy.label} data-react-aria-top-layer="true">
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
