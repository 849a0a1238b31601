import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { preloadRouteCode } from '../preloadRoute.ts';

/** What a hand does before it follows a link: a mouse comes over it, a finger comes down on it. */
const signs = ['pointerover', 'pointerdown'] as const;

/** Fetches a page's parts as soon as somebody is about to go there, and not only once they have. */
export const usePagesAhead = (routes: RouteObject[]): void => {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.href && link.origin === window.location.origin) void preloadRouteCode(routes, link.pathname);
    };
    for (const sign of signs) document.addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, look);
    };
  }, [routes]);
};
