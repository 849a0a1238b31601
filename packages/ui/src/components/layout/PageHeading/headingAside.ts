import { createContext } from 'react';

/** The place beside the heading of a list page, where the list shows its count. Null outside such a page. */
export const HeadingAside = createContext<HTMLElement | null>(null);
