import { openOverlays } from '@second-gear/ui';
import type { HistoryRouterProps } from 'react-router-dom';

type History = HistoryRouterProps['history'];

/** Depth 0 is the page itself, and each open overlay has an entry above it with the same `page`. */
type Mark = { page: string; depth: number };

const markOf = (state: unknown): Mark | undefined => {
  if (typeof state !== 'object' || state === null || !('overlays' in state)) return undefined;
  const mark = state.overlays;
  if (typeof mark !== 'object' || mark === null || !('page' in mark && 'depth' in mark)) return undefined;
  const { page, depth } = mark;
  return typeof page === 'string' && typeof depth === 'number' ? { page, depth } : undefined;
};

const withMark = (state: unknown, overlays: Mark) => ({ ...(typeof state === 'object' ? state : null), overlays });

const newPage = (): Mark => ({ page: Math.random().toString(36).slice(2), depth: 0 });

/** A move that the user or the browser stops has no `popstate` event, so the app waits no longer, in ms. */
const longestMoveMs = 3000;

/**
 * Back closes the innermost overlay. `CloseWatcher` is not used, because only Android's Back reaches it. The router
 * does not know of these entries: they have its own state and URL, it gets no `popstate` event between them, and it
 * navigates only from the page's own entry.
 * @param onOwnMove called after each move that the router does not know of
 */
export const createOverlayHistory = (history: History, onOwnMove: () => void): History => {
  /** The router may have replaced them while the browser was at the entry of an overlay. */
  let current: { state: unknown; url: string } = { state: null, url: '' };
  /** Until the browser has arrived at the entry to which this module goes. */
  let isMoving = false;
  /**
   * An overlay that Back does not close, because its action is running, gets no other entry: the next Back leaves the
   * page.
   */
  let known: ReturnType<typeof openOverlays.read> = [];
  let openCount = 0;
  let waiting: (() => void)[] = [];
  let moveTimer: number | undefined;
  let settleTimer: number | undefined;

  const depth = () => markOf(window.history.state)?.depth ?? 0;
  const remember = () => {
    current = { state: window.history.state, url: window.location.href };
  };

  const arrive = () => {
    window.clearTimeout(moveTimer);
    isMoving = false;
    const actions = waiting;
    waiting = [];
    for (const act of actions) act();
    settleLater();
  };

  const goDown = (entries: number) => {
    remember();
    isMoving = true;
    moveTimer = window.setTimeout(() => {
      window.history.replaceState(withMark(window.history.state, newPage()), '');
      arrive();
    }, longestMoveMs);
    window.history.go(-entries);
  };

  const addEntry = () => {
    const page = markOf(window.history.state) ?? newPage();
    if (page.depth === 0) window.history.replaceState(withMark(window.history.state, page), '');
    window.history.pushState(withMark(window.history.state, { ...page, depth: page.depth + 1 }), '');
    remember();
  };

  const settle = () => {
    if (isMoving) return;
    const open = openOverlays.read();
    const added = open.filter((overlay) => !known.includes(overlay));
    known = open;
    if (depth() > open.length) goDown(depth() - open.length);
    for (const _ of added) if (depth() < open.length) addEntry();
  };

  /** An overlay may close together with a navigation, so React must have rendered. */
  const settleLater = () => {
    window.clearTimeout(settleTimer);
    settleTimer = window.setTimeout(settle);
  };

  /** Before the browser shows the overlay, so that Back never leaves the page instead. */
  const onOverlaysChanged = () => {
    const open = openOverlays.read();
    const hasOpened = open.length > openCount;
    openCount = open.length;
    if (hasOpened) settle();
    else settleLater();
  };

  const onPopState = (event: PopStateEvent) => {
    const isOwnMove = isMoving;
    const mark = markOf(event.state);
    if (mark && mark.page === markOf(current.state)?.page) {
      event.stopImmediatePropagation();
      window.history.replaceState(withMark(current.state, mark), '', current.url);
      onOwnMove();
      if (!isOwnMove) for (const overlay of openOverlays.read().slice(mark.depth).reverse()) overlay.close();
    } else {
      remember();
      known = [];
    }
    arrive();
  };

  const push: History['push'] = (to, state) => {
    if (!isMoving && depth() > 0) goDown(depth());
    if (isMoving) return void waiting.push(() => push(to, state));
    history.push(to, state);
    remember();
    known = [];
    settleLater();
  };

  const replace: History['replace'] = (to, state) => {
    if (isMoving) return void waiting.push(() => replace(to, state));
    const mark = markOf(window.history.state);
    history.replace(to, state);
    if (mark) window.history.replaceState(withMark(window.history.state, mark), '');
    remember();
  };

  const go: History['go'] = (delta) => {
    if (isMoving) return void waiting.push(() => go(delta));
    history.go(delta - depth());
  };

  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push,
    replace,
    go,
    listen: (listener) => {
      remember();
      // In the capture phase, so that the router does not get the events that this listener stops.
      window.addEventListener('popstate', onPopState, { capture: true });
      const unsubscribe = openOverlays.subscribe(onOverlaysChanged);
      const unlisten = history.listen(listener);
      settleLater();
      return () => {
        window.removeEventListener('popstate', onPopState, { capture: true });
        window.clearTimeout(settleTimer);
        unsubscribe();
        unlisten();
      };
    },
  };
};
