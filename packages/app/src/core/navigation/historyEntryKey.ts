/**
 * Returns the key of the current history entry. The router gives a key to each entry that it creates. If the browser
 * has created the entry (the user opened a URL, or followed a hash link), this function adds a key.
 */
export const historyEntryKey = (history: Pick<History, 'state' | 'replaceState'> = window.history): string => {
  const state: unknown = history.state;
  const current = typeof state === 'object' ? state : null;
  if (current && 'key' in current && typeof current.key === 'string') return current.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...current, key }, '');
  return key;
};
