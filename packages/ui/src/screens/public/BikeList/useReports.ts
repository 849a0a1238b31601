import type { Bike } from '@second-gear/contract';
import { useCallback, useRef, useState } from 'react';

/**
 * Reports bikes: one request per bike at a time, but several bikes in parallel. `onReport` must show errors. The
 * returned functions change only when their data changes, because then the whole list renders again.
 */
export const useReports = (
  onReport: (bike: Bike) => Promise<void>,
): { report: (bike: Bike) => Promise<void>; isReporting: (bike: Bike) => boolean } => {
  const pendingIds = useRef(new Set<string>());
  const [ids, setIds] = useState<ReadonlySet<string>>(pendingIds.current);

  const report = useCallback(
    async (bike: Bike): Promise<void> => {
      // The state would be too late: a second press may happen before the next render.
      if (pendingIds.current.has(bike._id)) return;
      pendingIds.current.add(bike._id);
      setIds(new Set(pendingIds.current));
      try {
        await onReport(bike);
      } catch {
        // `onReport` has shown the error.
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
