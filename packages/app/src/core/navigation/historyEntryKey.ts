/** The router gives no key to an entry of the browser: a URL that the user opened, or a hash link. */
export const historyEntryKey = (history: Pick<History, 'state' | 'replaceState'> = window.history): string => {
  const state: unknown = history.state;
  const current = typeof state === 'object' ? state : null;
  if (current && 'key' in current && typeof current.key === 'string') return current.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...current, key }, '');
  return key;
};
