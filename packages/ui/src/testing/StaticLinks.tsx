import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { fn } from 'storybook/test';

/**
 * Replaces the router in stories. A pressed link calls it with the URL of the link. Storybook deletes the recorded calls
 * before each story.
 */
export const navigate = fn().mockName('navigate');

/** Makes the links of a story call `navigate`, so that a pressed link does not open another page. */
export const StaticLinks = ({ children }: { children: ReactNode }) => (
  <RouterProvider navigate={navigate}>{children}</RouterProvider>
);
