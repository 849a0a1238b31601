import { useEffect } from 'react';
import { useDataSaver } from '../hooks/dataSaver.tsx';
import { loadChunk } from './loadChunk.ts';
import { afterLoadAndIdle } from './pageLifecycle.ts';

/**
 * Loads code that the user may need without a connection, or soon. The photos in view come first. Not with the data saver.
 * A failure is shown when the code is needed.
 * @param loads the same array in every render
 */
export const useCodeAhead = (isWanted: boolean, loads: readonly (() => Promise<unknown>)[]): void => {
  const { isOn: savesData } = useDataSaver();
  useEffect(() => {
    if (!isWanted || savesData) return;
    void afterLoadAndIdle().then(() => {
      for (const load of loads) loadChunk(load).catch(() => {});
    });
  }, [isWanted, savesData, loads]);
};
