import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { fn } from 'storybook/test';

/**
 * Replaces the router in stories: it is called with the URL of each link that is pressed. Each story starts without
 * recorded calls.
 */
export const navigate = fn().mockName('navigate');

/** Makes the links of a story call `navigate`, so that a press does not leave the story. */
export const StaticLinks = ({ children }: { children: ReactNode }) => (
  <RouterProvider navigate={navigate}>{children}</RouterProvider>
);
