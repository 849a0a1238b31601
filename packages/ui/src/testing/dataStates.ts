import { fn } from 'storybook/test';

/** The states of a screen or of a part of it that has no records to show. */
export const loading = { state: 'loading' as const };
export const empty = { state: 'ready' as const, data: [] };
export const failed = { state: 'failed' as const, problem: 'Second Gear could not be reached.', onRetry: fn() };
