import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { preloadRouteCode } from './preloadRoute.ts';

/** The events that precede a click on a link: the mouse moves over it, or a finger touches it. */
const eventTypes = ['pointerover', 'pointerdown'] as const;

/** Loads a page's code as soon as the user points at a link to the page. */
export const usePrefetchOnHover = (routes: RouteObject[]): void => {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.href && link.origin === window.location.origin) void preloadRouteCode(routes, link.pathname);
    };
    for (const type of eventTypes) document.addEventListener(type, prefetch, { passive: true });
    return () => {
      for (const type of eventTypes) document.removeEventListener(type, prefetch);
    };
  }, [routes]);
};
