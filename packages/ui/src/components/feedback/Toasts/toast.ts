import type { ReactNode } from 'react';
import type { Copy } from '../../../copy/en.ts';
import { createObservable } from '../../../lib/observable.ts';

const toastKinds = ['plain', 'success', 'error', 'custom', 'undo', 'loading'] as const;
type ToastKind = (typeof toastKinds)[number];

export type ShownToast = { id: number; kind: ToastKind; content: ReactNode };

/** Removes the toast before its display time is over. */
export type Dismiss = () => void;

/** In ms (docs/requirements.md §9, R10.61). A loading toast stays until it is dismissed. */
export const displayTimes: Record<ToastKind, number | undefined> = {
  plain: 4000,
  error: 4000,
  success: 2000,
  custom: 4000,
  undo: 8000,
  loading: undefined,
};

/** docs/requirements.md §9. */
const maxToasts = 20;

export const toastStore = createObservable<readonly ShownToast[]>([]);
let lastId = 0;

const add = (kind: ToastKind, content: ReactNode): Dismiss => {
  lastId += 1;
  const id = lastId;
  // Without this, the same text would be visible many times after several presses of a button.
  const others = toastStore
    .read()
    .filter((shown) => kind === 'loading' || shown.kind !== kind || shown.content !== content);
  toastStore.set([{ id, kind, content }, ...others].slice(0, maxToasts));
  return () => dismissToast(id);
};

/** Each function returns a function that removes the toast. */
export const toast = {
  plain: (text: string): Dismiss => add('plain', text),
  success: (text: string): Dismiss => add('success', text),
  error: (text: string): Dismiss => add('error', text),
  /** For code or texts that could not be loaded (failure modes D1, N1). */
  notLoaded: ({ notLoaded, notLoadedOffline }: Copy): Dismiss =>
    add('error', navigator.onLine ? notLoaded : notLoadedOffline),
  /** A success whose content is a `LinkMessage`. */
  custom: (content: ReactNode): Dismiss => add('custom', content),
  /** The content is an `UndoMessage`. Its display time is longer, because the user may want to press its button. */
  undo: (content: ReactNode): Dismiss => add('undo', content),
  loading: (text: string): Dismiss => add('loading', text),
};

export const dismissToast = (id: number): void =>
  toastStore.set(toastStore.read().filter((shownToast) => shownToast.id !== id));

/** Called when the user changes, because a toast may name what the user before has done. */
export const dismissToasts = (): void => toastStore.set([]);
