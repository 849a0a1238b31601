import { createContext, type Provider, useContext } from 'react';

/**
 * A hook for words, in the language of the page, and what gives another language to everything inside it:
 * `<CopyProvider value={bn}>`.
 */
export const createCopy = <Words>(english: Words): [() => Words, Provider<Words>] => {
  const Context = createContext(english);
  return [() => useContext(Context), Context.Provider];
};
