import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { hasKeptScroll, keptScroll } from './useScrollRestoration.ts';

export type UrlStateOptions<Value> = {
  read(params: URLSearchParams): Value;
  /** All parameters of the next URL. `now` are the present ones. */
  write(value: Value, now: URLSearchParams): URLSearchParams;
  /** While the user types, the URL follows after 300 ms: Chromium allows 200 changes of the history in 30 seconds. */
  isTyped?: boolean;
  /** Every change replaces the history entry. So Back, which has closed a dialog, changes nothing. */
  neverPushes?: boolean;
};

/**
 * `push` adds a history entry at once. `replace` changes the present one. What the user types into one field is one entry.
 */
type UrlStep = 'push' | 'replace' | { field: string };

type Pending<Value> = { value: Value; isReplace: boolean; timer: number };

const delayMs = 300;

/**
 * A state in the URL, which Back restores.
 * @param options must be the same object at each render
 * @returns the value, the function that changes it, and the function that ends the typing
 */
export const useUrlState = <Value>(options: UrlStateOptions<Value>) => {
  const { read, isTyped = false, neverPushes = false } = options;
  const location = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === 'POP';
  const inUrl = useMemo(() => read(new URLSearchParams(location.search)), [read, location.search]);
  const [typed, setTyped] = useState(inUrl);
  const [shownKey, setShownKey] = useState(location.key);
  const pending = useRef<Pending<Value>>(null);
  /** The next change of this field updates the present history entry. */
  const field = useRef<string>(undefined);
  const router = useRef({ location, navigate });
  const seenKey = useRef<string>(undefined);

  // A URL that the hook has written itself may be outdated: the user may have typed more.
  const isForeign = (isPop && !neverPushes) || !hasKeptScroll(location.state);
  if (location.key !== shownKey) {
    setShownKey(location.key);
    if (isForeign) setTyped(inUrl);
  }

  const cancel = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = null;
  }, []);
  const go = useCallback(
    (value: Value, isReplace: boolean, state?: object) => {
      cancel();
      const { location: here, navigate: open } = router.current;
      const params = options.write(value, new URLSearchParams(here.search)).toString();
      const search = params && `?${params}`;
      if (search === here.search) return;
      router.current = { location: { ...here, search }, navigate: open };
      const nextState = { ...(isReplace ? here.state : state), ...keptScroll };
      void open({ search, hash: here.hash }, { replace: isReplace, state: nextState });
    },
    [cancel, options],
  );
  const flush = useCallback(() => {
    const { current } = pending;
    // All that reads the location is rendered again, which must not hold up the next letter.
    if (current) startTransition(() => go(current.value, current.isReplace));
  }, [go]);
  const endTyping = useCallback(() => {
    flush();
    field.current = undefined;
  }, [flush]);

  useEffect(() => {
    router.current = { location, navigate };
  });
  useEffect(() => {
    // Once for each entry: a second time would cancel what the user types.
    if (seenKey.current === location.key) return;
    seenKey.current = location.key;
    if (!isForeign) return;
    cancel();
    field.current = undefined;
  }, [location.key, isForeign, cancel]);
  useEffect(() => {
    if (neverPushes) return;
    // If React has not rendered the entry that the user leaves, the key of the location does not change.
    const onPop = () => {
      cancel();
      field.current = undefined;
      setTyped(read(new URLSearchParams(window.location.search)));
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [read, neverPushes, cancel]);
  useEffect(() => cancel, [cancel]);

  const set = useCallback(
    (next: Value, step: UrlStep = 'replace', state?: object) => {
      setTyped(next);
      const nextField = typeof step === 'object' ? step.field : undefined;
      if (step === 'push' || nextField !== field.current) flush();
      if (step === 'push' || !isTyped) {
        field.current = undefined;
        const write = () => go(next, step === 'replace', state);
        if (isTyped) startTransition(write);
        else write();
        return;
      }
      const isReplace = pending.current?.isReplace ?? (step === 'replace' || nextField === field.current);
      cancel();
      field.current = nextField;
      pending.current = { value: next, isReplace, timer: window.setTimeout(flush, delayMs) };
    },
    [isTyped, cancel, flush, go],
  );
  return [isTyped ? typed : inUrl, set, endTyping] as const;
};
