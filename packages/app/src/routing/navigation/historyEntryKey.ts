/**
 * The key of the history entry that one is at. The router gives one to those that it makes itself; to those that the browser
 * has made (a page opened by its address, a hash followed) this does. It stays with them.
 */
export const historyEntryKey = (history: Pick<History, 'state' | 'replaceState'> = window.history): string => {
  const state: unknown = history.state;
  const kept = typeof state === 'object' ? state : null;
  if (kept && 'key' in kept && typeof kept.key === 'string') return kept.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...kept, key }, '');
  return key;
};
