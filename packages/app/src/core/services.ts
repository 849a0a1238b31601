import type { MonitoringReport } from '@second-gear/contract';
import type { QueryClient } from '@tanstack/query-core';
import { atom, type createStore, type WritableAtom } from 'jotai';
import type { Api } from './api/client.ts';
import type { Timeouts } from './api/timing.ts';
import type { BrowserDemo } from './config/browserDemo.ts';
import type { Settings } from './config/settings.ts';

export type AppStore = ReturnType<typeof createStore>;

/** Set once, when the app starts. Reading it before throws an error. */
type ProvidedAtom<Value> = WritableAtom<Value, [value: Value], void>;

export const providedAtom = <Value>(name: string): ProvidedAtom<Value> => {
  const stored = atom<{ value: Value } | null>(null);
  const provided: ProvidedAtom<Value> = atom(
    (get) => {
      const now = get(stored);
      if (!now) throw new Error(`The app was started without ${name}.`);
      return now.value;
    },
    (_get, set, value) => set(stored, { value }),
  );
  provided.debugLabel = name;
  return provided;
};

/** For every feature. A feature has further ones in an atom of its own. */
export type CoreServices = {
  settings: Settings;
  /** Null in every other build. */
  demo: BrowserDemo | null;
  api: Api;
  queryClient: QueryClient;
  timeouts: Timeouts;
  /** '' if the host of the image is not allowed. */
  imageUrl: (img: string) => string;
  /** docs/monitoring.md. Null if monitoring is off. */
  addMonitoringReport: ((report: MonitoringReport) => void) | null;
};

export const servicesAtom = providedAtom<CoreServices>('services');
