import type { Bike } from '@second-gear/contract';
import { useCallback, useRef, useState } from 'react';

/**
 * Reports bikes: only one request per bike at a time, but several bikes in parallel. `onReport` shows errors; an error
 * here only enables the button again. The returned functions change only with their data, because the list is rendered
 * again when they change.
 */
export const useReports = (
  onReport: (bike: Bike) => Promise<void>,
): { report: (bike: Bike) => Promise<void>; isReporting: (bike: Bike) => boolean } => {
  const pendingIds = useRef(new Set<string>());
  const [ids, setIds] = useState<ReadonlySet<string>>(pendingIds.current);

  const report = useCallback(
    async (bike: Bike): Promise<void> => {
      // Uses a ref and not the state, because a second press may happen before the next render.
      if (pendingIds.current.has(bike._id)) return;
      pendingIds.current.add(bike._id);
      setIds(new Set(pendingIds.current));
      try {
        await onReport(bike);
      } catch {
        // The error is ignored here, because `onReport` reports it.
      } finally {
        pendingIds.current.delete(bike._id);
        setIds(new Set(pendingIds.current));
      }
    },
    [onReport],
  );
  const isReporting = useCallback((bike: Bike) => ids.has(bike._id), [ids]);
  return { report, isReporting };
};
