import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { fn } from 'storybook/test';

/** The mock that is called with the URL of a pressed link. It is cleared before each story. */
export const navigate = fn().mockName('navigate');

/** Makes links inside it call `navigate` instead of leaving the story. */
export const StaticLinks = ({ children }: { children: ReactNode }) => (
  <RouterProvider navigate={navigate}>{children}</RouterProvider>
);
