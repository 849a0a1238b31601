import type { KeyboardEvent, RefObject } from 'react';

type TableKeys = {
  searchField: RefObject<HTMLInputElement | null>;
  onShowShortcuts(): void;
};

const takesText = (element: Element): boolean =>
  element.matches('select, textarea, [contenteditable]') || element.matches('input:not([type="checkbox"])');

const rowsOf = (section: Element): HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>('tbody [role="row"][data-selectable]'),
];

/** Focuses the checkbox of the row after (1) or before (-1) the focused one, or of the first row. */
const moveFocus = (section: Element, target: Element, step: 1 | -1): void => {
  const rows = rowsOf(section);
  const current = rows.findIndex((row) => row.contains(target));
  const next = current === -1 ? rows[0] : rows[current + step];
  const checkbox = next?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  checkbox?.focus({ preventScroll: true });
  checkbox?.scrollIntoView({ block: 'nearest' });
};

/** No shortcut has an effect while the admin types, with a modifier key, and in a dialog of the table. */
export const useTableKeys = ({ searchField, onShowShortcuts }: TableKeys) => {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { currentTarget: section, target, key } = event;
    // React also reports the keys of the table's dialogs, although these are outside the section.
    if (!(target instanceof Element) || !section.contains(target)) return;
    if (takesText(target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const shortcuts: Record<string, (() => void) | undefined> = {
      '/': () => searchField.current?.focus(),
      '?': onShowShortcuts,
      j: () => moveFocus(section, target, 1),
      ArrowDown: () => moveFocus(section, target, 1),
      k: () => moveFocus(section, target, -1),
      ArrowUp: () => moveFocus(section, target, -1),
      x: () => target.closest('[data-selectable]')?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click(),
    };
    const isArrow = key.startsWith('Arrow');
    // While no row has the focus, the arrow keys scroll the page as usual.
    if (isArrow && !target.closest('[data-selectable]')) return;
    const run = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  };
};
