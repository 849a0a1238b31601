/**
 * The key of the current history entry. The router gives keys to the entries that it creates; this function adds one to the
 * entries of the browser (a page opened by its URL, a followed hash link).
 */
export const historyEntryKey = (history: Pick<History, 'state' | 'replaceState'> = window.history): string => {
  const state: unknown = history.state;
  const current = typeof state === 'object' ? state : null;
  if (current && 'key' in current && typeof current.key === 'string') return current.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...current, key }, '');
  return key;
};
