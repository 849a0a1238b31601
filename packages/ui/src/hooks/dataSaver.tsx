import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

type DataSaver = {
  isOn: boolean;
  /** Whether the photo with this URL may be loaded: the data saver is off, or the user has asked for the photo. */
  allows(url: string): boolean;
  /** Everywhere, until the user reloads the page. */
  show(url: string): void;
};

const DataSaverContext = createContext<DataSaver>({ isOn: false, allows: () => true, show: () => {} });

export const DataSaverProvider = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const show = useCallback((url: string) => setShown((urls) => new Set([...urls, url])), []);
  const value = useMemo(() => ({ isOn, allows: (url: string) => !isOn || shown.has(url), show }), [isOn, shown, show]);
  return <DataSaverContext value={value}>{children}</DataSaverContext>;
};

export const useDataSaver = (): DataSaver => useContext(DataSaverContext);
