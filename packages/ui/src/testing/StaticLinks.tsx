import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { fn } from 'storybook/test';

/**
 * Called, instead of a router, with the URL of each link that is pressed in a story. Each story starts without recorded
 * calls.
 */
export const navigate = fn().mockName('navigate');

/** Lets the links in a story call `navigate`, so that a press does not leave the story. */
export const StaticLinks = ({ children }: { children: ReactNode }) => (
  <RouterProvider navigate={navigate}>{children}</RouterProvider>
);
