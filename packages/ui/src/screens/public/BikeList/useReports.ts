import type { Bike } from '@second-gear/contract';
import { useCallback, useRef, useState } from 'react';

/**
 * Reports one bike at a time, several bikes side by side. A report that failed is told by whoever sends it; here it only
 * means that the button can be pressed again. What it returns changes only with what it knows: a list is drawn anew with it.
 */
export const useReports = (
  onReport: (bike: Bike) => Promise<void>,
): { report: (bike: Bike) => Promise<void>; isReporting: (bike: Bike) => boolean } => {
  const pendingIds = useRef(new Set<string>());
  const [ids, setIds] = useState<ReadonlySet<string>>(pendingIds.current);

  const report = useCallback(
    async (bike: Bike): Promise<void> => {
      // Not the state: two presses within one tick come before it is drawn.
      if (pendingIds.current.has(bike._id)) return;
      pendingIds.current.add(bike._id);
      setIds(new Set(pendingIds.current));
      try {
        await onReport(bike);
      } catch {
        // Told by the one who sends it.
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
