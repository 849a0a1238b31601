import { formatTableView, parseTableView, type TableView } from '@second-gear/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasKeptScroll, keptScroll } from '#core/navigation/useScrollRestoration.ts';

/** In ms without a change of the view. Browsers limit how often a page may change its history. */
const delayMs = 300;

/** All other parameters, such as the open report, stay in the URL. */
const viewParameters = (filterIds: readonly string[]) => ['q', 'sort', 'page', ...filterIds];

/**
 * A change replaces the history entry, so Back leaves the page.
 * @param filterIds must be the same array at each render
 */
export const useViewInUrl = (filterIds: readonly string[]) => {
  const location = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(() => parseTableView(new URLSearchParams(location.search), filterIds));
  const [shownKey, setShownKey] = useState(location.key);
  const timer = useRef<number>(undefined);
  const router = useRef({ location, navigate });

  // A URL that the hook has written itself may be outdated: the user may have typed more.
  if (location.key !== shownKey) {
    setShownKey(location.key);
    if (!hasKeptScroll(location.state)) setView(parseTableView(new URLSearchParams(location.search), filterIds));
  }
  useEffect(() => {
    router.current = { location, navigate };
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const onViewChange = useCallback(
    (next: TableView) => {
      setView(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        const { location: here, navigate: go } = router.current;
        const params = formatTableView(next);
        for (const [name, value] of new URLSearchParams(here.search))
          if (!viewParameters(filterIds).includes(name)) params.append(name, value);
        const search = params.toString();
        void go({ search: search && `?${search}` }, { replace: true, state: keptScroll });
      }, delayMs);
    },
    [filterIds],
  );
  return { view, onViewChange };
};
