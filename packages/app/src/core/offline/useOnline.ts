import { onlineManager } from '@tanstack/query-core';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const read = () => onlineManager.isOnline();
/** The value during hydration. It must be true, because the prerendered HTML shows no offline notice. */
const whenPrerendered = () => true;

/**
 * Whether the browser is online. This hook and the refetch after a reconnect use the same source, so that they always
 * agree.
 */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, read, whenPrerendered);
