import type { ComponentType } from 'react';
import { DataSaverProvider } from '../hooks/dataSaver.tsx';

/** A decorator for a story with the data saver. */
export const withDataSaver = (Story: ComponentType) => (
  <DataSaverProvider isOn>
    <Story />
  </DataSaverProvider>
);
