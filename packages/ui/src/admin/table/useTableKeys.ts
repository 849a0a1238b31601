import type { KeyboardEvent, RefObject } from 'react';

type TableKeys = {
  searchField: RefObject<HTMLInputElement | null>;
  onShowShortcuts(): void;
};

/** Whether the admin can type a text into this element. */
const takesText = (element: Element): boolean =>
  element.matches('select, textarea, [contenteditable]') || element.matches('input:not([type="checkbox"])');

const rowsOf = (section: Element): HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>('tbody [role="row"][data-selectable]'),
];

/**
 * Moves the focus to the checkbox of another row: of the row after (1) or before (-1) the focused row, or of the first row
 * if no row has the focus.
 */
const moveFocus = (section: Element, target: Element, step: 1 | -1): void => {
  const rows = rowsOf(section);
  const current = rows.findIndex((row) => row.contains(target));
  const next = current === -1 ? rows[0] : rows[current + step];
  const checkbox = next?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  checkbox?.focus({ preventScroll: true });
  checkbox?.scrollIntoView({ block: 'nearest' });
};

/**
 * Returns the handler for the keyboard shortcuts of a table. The section around the table needs it as `onKeyDown`. A
 * shortcut has no effect while the admin types a text, together with a modifier key, and in a dialog of the table.
 */
export const useTableKeys = ({ searchField, onShowShortcuts }: TableKeys) => {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { currentTarget: section, target, key } = event;
    // React also reports keys that are pressed in the dialogs of the table, although these are outside the section.
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
