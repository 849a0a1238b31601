import { createContext, type Provider, useContext } from 'react';

/**
 * Creates a hook that returns texts in the current language, and a provider that sets another language, as in
 * `<CopyProvider value={bn}>`.
 */
export const createCopy = <Texts>(defaultTexts: Texts): [() => Texts, Provider<Texts>] => {
  const Context = createContext(defaultTexts);
  return [() => useContext(Context), Context.Provider];
};
