import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { fn } from 'storybook/test';

/** Called with the URL of a pressed link. Cleared before each story. */
export const navigate = fn().mockName('navigate');

/** Links inside it call `navigate` instead of leaving the story. */
export const StaticLinks = ({ children }: { children: ReactNode }) => (
  <RouterProvider navigate={navigate}>{children}</RouterProvider>
);
