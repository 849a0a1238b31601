import type { ReactNode } from 'react';

export const toastKinds = ['plain', 'success', 'error', 'custom', 'loading'] as const;
export type ToastKind = (typeof toastKinds)[number];

export type ShownToast = { id: number; kind: ToastKind; content: ReactNode };

/** Takes the toast away before its time. */
export type Dismiss = () => void;

/** How long a toast is shown, in ms (spec §9). A loading toast stays until it is dismissed. */
export const displayTimes: Record<ToastKind, number | undefined> = {
  plain: 4000,
  error: 4000,
  success: 2000,
  custom: 4000,
  loading: undefined,
};

/** Spec §9: at most 20 at once. */
const atMost = 20;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const become = (next: readonly ShownToast[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

const add = (kind: ToastKind, content: ReactNode): Dismiss => {
  lastId += 1;
  const id = lastId;
  become([{ id, kind, content }, ...shown].slice(0, atMost));
  return () => dismissToast(id);
};

/**
 * Says something at the top of the page, from anywhere, newest first. Each call gives back the way to take its toast away.
 */
export const toast = {
  plain: (text: string): Dismiss => add('plain', text),
  success: (text: string): Dismiss => add('success', text),
  error: (text: string): Dismiss => add('error', text),
  custom: (content: ReactNode): Dismiss => add('custom', content),
  loading: (text: string): Dismiss => add('loading', text),
};

export const dismissToast = (id: number): void => become(shown.filter((one) => one.id !== id));

/** Takes all of them away: a story begins with none. */
export const dismissToasts = (): void => become([]);

/** What `<Toasts>` shows; for useSyncExternalStore. */
export const toastStore = {
  read: (): readonly ShownToast[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
