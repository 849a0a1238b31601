import { onlineManager } from '@tanstack/query-core';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const read = () => onlineManager.isOnline();
/** Of no line in particular: what a page that is drawn ahead is drawn for. */
const asDrawn = () => true;

/** Whether the browser says that there is a connection; from the same place that has the lists asked for again. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, read, asDrawn);
