import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { fn } from 'storybook/test';

/** Where a story's link would have led. Cleared before each story. */
export const navigate = fn().mockName('navigate');

/** Links inside it lead nowhere, and say where they would have: a story stays where it is. */
export const LinksStayHere = ({ children }: { children: ReactNode }) => (
  <RouterProvider navigate={navigate}>{children}</RouterProvider>
);
