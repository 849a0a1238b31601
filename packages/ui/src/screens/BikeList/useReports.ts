import type { Bike } from '@second-gear/contract';
import { useRef, useState } from 'react';

/**
 * Reports one bike at a time, several bikes side by side. A report that failed is told by whoever sends it; here it only
 * means that the button can be pressed again.
 */
export const useReports = (
  onReport: (bike: Bike) => Promise<void>,
): { report: (bike: Bike) => Promise<void>; isReporting: (bike: Bike) => boolean } => {
  const underWay = useRef(new Set<string>());
  const [ids, setIds] = useState<ReadonlySet<string>>(underWay.current);

  const report = async (bike: Bike): Promise<void> => {
    // Not the state: two presses within one tick come before it is drawn.
    if (underWay.current.has(bike._id)) return;
    underWay.current.add(bike._id);
    setIds(new Set(underWay.current));
    try {
      await onReport(bike);
    } catch {
      // Told by the one who sends it.
    } finally {
      underWay.current.delete(bike._id);
      setIds(new Set(underWay.current));
    }
  };
  return { report, isReporting: (bike) => ids.has(bike._id) };
};
