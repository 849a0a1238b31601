import { createContext, useContext } from 'react';
import { type Copy, en } from './en.ts';

const CopyContext = createContext<Copy>(en);

/** Gives another language to everything inside it: `<CopyProvider value={bn}>`. */
export const CopyProvider = CopyContext.Provider;

/** The product's words, in the language of the page. */
export const useCopy = (): Copy => useContext(CopyContext);
