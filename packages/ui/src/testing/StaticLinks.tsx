import { type ReactNode, useEffect } from 'react';
import { fn } from 'storybook/test';
import { onLinkClick } from '../components/base/Link/onLinkClick.ts';

/**
 * Replaces the router in stories. A pressed link calls it with the URL of the link. Storybook deletes the recorded calls
 * before each story.
 */
export const navigate = fn().mockName('navigate');

/**
 * Makes the links of a story call `navigate`, so that a pressed link does not open another page. The listener is on the
 * window, so that the router of a story with the whole app follows a link before.
 */
export const StaticLinks = ({ children }: { children: ReactNode }) => {
  useEffect(
    () =>
      onLinkClick((link) => {
        navigate(link.getAttribute('href'));
        return true;
      }, window),
    [],
  );
  return children;
};
