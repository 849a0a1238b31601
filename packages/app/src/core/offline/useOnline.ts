import { onlineManager } from '@tanstack/query-core';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const read = () => onlineManager.isOnline();
/** The prerendered HTML shows no offline notice. */
const whenPrerendered = () => true;

/** The refetch after a reconnect uses the same source. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, read, whenPrerendered);
