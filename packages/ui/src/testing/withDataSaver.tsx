import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { DataSaverProvider } from '../hooks/dataSaver.tsx';

const page = document.documentElement;

/** Turns the data saver on, and sets the attribute by which the stylesheets know that, as the app does. */
const DataSaverOn = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => {
    page.toggleAttribute('data-save-data', true);
    return () => page.removeAttribute('data-save-data');
  }, []);
  return <DataSaverProvider isOn>{children}</DataSaverProvider>;
};

/** A decorator for a story with the data saver. */
export const withDataSaver = (Story: ComponentType) => (
  <DataSaverOn>
    <Story />
  </DataSaverOn>
);
