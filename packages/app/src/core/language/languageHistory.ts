import { type HistoryRouterProps, parsePath, type To, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { createOverlayHistory } from '#core/navigation/overlayHistory.ts';
import { splitLanguage, urlIn } from './languagePath.ts';
import type { languageStore } from './languageStore.ts';

type History = HistoryRouterProps['history'];

/**
 * The router knows only paths without the prefix of a language. Its `basename` is not used: a mutation that navigates
 * after a language change would go to a URL with the old prefix.
 */
export const createLanguageHistory = (
  store: Pick<typeof languageStore, 'read' | 'updateUrl'>,
  history: History = createOverlayHistory(
    // The history reports the router's own navigations too, as `BrowserRouter` does.
    UNSAFE_createBrowserHistory({ v5Compat: true }),
    store.updateUrl,
  ),
): History => {
  const toUrl = (to: To): To => {
    const { pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to;
    return pathname ? { ...rest, pathname: urlIn(store.read(), pathname) } : to;
  };
  const toRoute = (location: History['location']) => ({ ...location, pathname: splitLanguage(location.pathname).path });
  return {
    get action() {
      return history.action;
    },
    get location() {
      return toRoute(history.location);
    },
    createHref: (to) => history.createHref(toUrl(to)),
    createURL: (to) => history.createURL(toUrl(to)),
    encodeLocation: history.encodeLocation,
    push: (to, state) => history.push(toUrl(to), state),
    replace: (to, state) => history.replace(toUrl(to), state),
    go: history.go,
    listen: (listener) =>
      history.listen((update) => {
        store.updateUrl();
        listener({ ...update, location: toRoute(update.location) });
      }),
  };
};
