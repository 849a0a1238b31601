import { onlineManager } from '@tanstack/query-core';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const read = () => onlineManager.isOnline();
/** The prerendered HTML is for an online browser. */
const whenPrerendered = () => true;

/** Whether the browser reports a connection. The same source makes the queries refetch after a reconnect. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, read, whenPrerendered);
