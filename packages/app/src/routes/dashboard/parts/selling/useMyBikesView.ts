import { formatMyBikesView, type MyBikesView, parseMyBikesView } from '@second-gear/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { hasKeptScroll, keptScroll } from '../../../../routing/navigation/useScrollRestoration.ts';

const parse = (search: string): MyBikesView => parseMyBikesView(new URLSearchParams(search));

/**
 * What My Product shows, which the URL contains too. Each tab and each order is a history entry; what the user types
 * replaces the current one.
 */
export const useMyBikesView = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === 'POP';
  const [view, setView] = useState(() => parse(location.search));
  const [shownKey, setShownKey] = useState(location.key);

  // The URL is read only when it was not this hook that has written it: the user may have typed more since.
  if (location.key !== shownKey) {
    setShownKey(location.key);
    if (isPop || !hasKeptScroll(location.state)) setView(parse(location.search));
  }

  const onViewChange = (next: MyBikesView) => {
    setView(next);
    const isTyping = next.text !== view.text && next.tab === view.tab;
    void navigate({ search: formatMyBikesView(next).toString() }, { replace: isTyping, state: keptScroll });
  };
  return { view, onViewChange };
};
