import type { Bike } from '@second-gear/contract';
import { useCallback, useRef, useState } from 'react';

/**
 * Reports bikes: one request per bike at a time, several bikes in parallel. `onReport` shows errors; here an error only enables
 * the button again. The returned functions change only with their data, because the list is rendered with them.
 */
export const useReports = (
  onReport: (bike: Bike) => Promise<void>,
): { report: (bike: Bike) => Promise<void>; isReporting: (bike: Bike) => boolean } => {
  const pendingIds = useRef(new Set<string>());
  const [ids, setIds] = useState<ReadonlySet<string>>(pendingIds.current);

  const report = useCallback(
    async (bike: Bike): Promise<void> => {
      // A ref, not the state: a second press may come before the next render.
      if (pendingIds.current.has(bike._id)) return;
      pendingIds.current.add(bike._id);
      setIds(new Set(pendingIds.current));
      try {
        await onReport(bike);
      } catch {
        // Reported by `onReport`.
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
