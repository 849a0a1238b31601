import { formatQuery, type OnQueryChange, parseQuery, type SearchQuery, type SteppedField } from '@second-gear/ui';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { hasKeptScroll, keptScroll } from '#core/navigation/useScrollRestoration.ts';

/** In ms without typing. Chromium allows 200 changes of the history in 30 seconds. */
const typingDelayMs = 300;

const parse = (search: string): SearchQuery => parseQuery(new URLSearchParams(search));

const format = (query: SearchQuery): string => {
  const params = formatQuery(query).toString();
  return params && `?${params}`;
};

/** Not written into the URL yet. `replace`: it updates the current history entry. */
type Pending = { query: SearchQuery; replace: boolean; timer: number };

/** Each choice of a filter is one history entry, and so is all that the user types into one field. */
export const useQueryInUrl = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === 'POP';
  const [query, setQuery] = useState(() => parse(location.search));
  const [shownKey, setShownKey] = useState(location.key);
  const pending = useRef<Pending>(null);
  /** The user is typing in it or dragging its slider. Its next change updates the current history entry. */
  const steppedField = useRef<SteppedField>(undefined);
  const router = useRef({ location, navigate });

  // A URL that the hook has written itself may be outdated: the user may have typed more.
  const isForeign = isPop || !hasKeptScroll(location.state);
  if (location.key !== shownKey) {
    setShownKey(location.key);
    if (isForeign) setQuery(parse(location.search));
  }

  const cancel = () => {
    window.clearTimeout(pending.current?.timer);
    pending.current = null;
  };
  const write = (next: SearchQuery, replace: boolean) => {
    cancel();
    const { location: here, navigate: go } = router.current;
    const search = format(next);
    if (search === here.search) return;
    router.current = { location: { ...here, search }, navigate: go };
    // All that reads the location is rendered again, which must not hold up the next letter.
    startTransition(() => void go({ search }, { replace, state: keptScroll }));
  };
  const flush = () => {
    if (pending.current) write(pending.current.query, pending.current.replace);
  };

  useEffect(() => {
    router.current = { location, navigate };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second run for one entry would cancel what the user types.
  useEffect(() => {
    if (isForeign) {
      cancel();
      steppedField.current = undefined;
    }
  }, [location.key]);
  useEffect(() => () => window.clearTimeout(pending.current?.timer), []);

  const onQueryChange: OnQueryChange = (next, field) => {
    setQuery(next);
    if (field === undefined || field !== steppedField.current) flush();
    if (field === undefined) {
      steppedField.current = undefined;
      write(next, false);
      return;
    }
    const replace = pending.current?.replace ?? field === steppedField.current;
    cancel();
    steppedField.current = field;
    pending.current = { query: next, replace, timer: window.setTimeout(flush, typingDelayMs) };
  };
  const onCommit = () => {
    flush();
    steppedField.current = undefined;
  };
  return { query, onQueryChange, onCommit };
};
