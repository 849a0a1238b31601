import type { Bike } from '@second-gear/contract';
import { useCallback, useRef, useState } from 'react';
import type { ReportDialogProps } from '../../../components/bikeDetails/ReportDialog/ReportDialog.tsx';

/** The bike that the buyer wants to report. While the dialog is closing, the bike stays set. */
type Selection = { bike: Bike; isOpen: boolean };

/**
 * Reports bikes after a confirmation: one request per bike at a time, but several bikes in parallel. `onReport` must
 * show errors. `select` and `isReporting` change only when their data changes, because then the whole list renders
 * again.
 */
export const useReports = (onReport: (bike: Bike) => Promise<void>) => {
  const [selection, setSelection] = useState<Selection | null>(null);
  const pendingIds = useRef(new Set<string>());
  const [ids, setIds] = useState<ReadonlySet<string>>(pendingIds.current);

  const report = async (bike: Bike): Promise<void> => {
    // A ref is used instead of the state, because the user may press a second time before the next render.
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
  };

  const select = useCallback((bike: Bike) => setSelection({ bike, isOpen: true }), []);
  const isReporting = useCallback((bike: Bike) => ids.has(bike._id), [ids]);
  const close = () => setSelection((current) => current && { ...current, isOpen: false });
  const dialog: ReportDialogProps = {
    isOpen: selection?.isOpen ?? false,
    bikeName: selection?.bike.bikeName ?? '',
    onCancel: close,
    onConfirm: () => {
      close();
      if (selection) void report(selection.bike);
    },
  };
  return {
    /** Opens the dialog that asks for a confirmation. */
    select,
    isReporting,
    /** The props of the dialog, which the screen must render. */
    dialog,
  };
};
