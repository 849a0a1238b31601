import { useState } from 'react';

/** The state of the fields above an overview page. `onSelect` is called with the whole selection after each change. */
export const useSelection = <Selection extends object>(
  initial: Selection,
  onSelect: (selection: Selection) => void,
) => {
  const [selection, setSelection] = useState(initial);
  const select = (change: Partial<Selection>) => {
    const next = { ...selection, ...change };
    setSelection(next);
    onSelect(next);
  };
  return [selection, select] as const;
};
