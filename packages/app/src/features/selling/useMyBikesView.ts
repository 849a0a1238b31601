import { formatMyBikesView, type MyBikesView, parseMyBikesView } from '@second-gear/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { hasKeptScroll, keptScroll } from '#core/navigation/useScrollRestoration.ts';

const parse = (search: string): MyBikesView => parseMyBikesView(new URLSearchParams(search));

/** In the URL: each choice of a tab or an order adds a history entry; what the user types replaces it. */
export const useMyBikesView = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === 'POP';
  const [view, setView] = useState(() => parse(location.search));
  const [shownKey, setShownKey] = useState(location.key);

  // A URL that the hook has written itself may be outdated: the user may have typed more.
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
