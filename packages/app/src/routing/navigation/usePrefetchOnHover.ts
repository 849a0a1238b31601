import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { preloadRouteCode } from '../preloadRoute.ts';

/** What a hand does before it follows a link: a mouse comes over it, a finger comes down on it. */
const eventTypes = ['pointerover', 'pointerdown'] as const;

/** Fetches a page's parts as soon as somebody is about to go there, and not only once they have. */
export const usePrefetchOnHover = (routes: RouteObject[]): void => {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.href && link.origin === window.location.origin) void preloadRouteCode(routes, link.pathname);
    };
    for (const sign of eventTypes) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of eventTypes) document.removeEventListener(sign, prefetch);
    };
  }, [routes]);
};
