import type { Bike } from '@second-gear/contract';
import { useCallback, useRef, useState } from 'react';
import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

const ReportDialog = lazyDialog(
  async () => (await import('../../bikeDetails/ReportDialog/ReportDialog.tsx')).ReportDialog,
);

/** The bike stays set while the dialog is closing, because the dialog still shows it. */
type Selection = { bike: Bike; isOpen: boolean; problem?: string | undefined };

/**
 * Reports bikes after a confirmation, several at the same time, but each only once. `onReport` shows errors, and
 * resolves with the reason, which the dialog shows when it opens for the same bike again. `select` and `isReporting`
 * change only with their data, because each change renders the whole list again.
 */
export const useReports = (onReport: (bike: Bike) => Promise<string | undefined>) => {
  const problems = useRef(new Map<string, string>());
  const [selection, setSelection] = useState<Selection | null>(null);
  const pendingIds = useRef(new Set<string>());
  const [ids, setIds] = useState<ReadonlySet<string>>(pendingIds.current);

  const report = async (bike: Bike): Promise<void> => {
    // The user may press a second time before the next render.
    if (pendingIds.current.has(bike._id)) return;
    pendingIds.current.add(bike._id);
    setIds(new Set(pendingIds.current));
    try {
      problems.current.set(bike._id, (await onReport(bike)) ?? '');
    } catch {
      // `onReport` has shown the error.
    } finally {
      pendingIds.current.delete(bike._id);
      setIds(new Set(pendingIds.current));
    }
  };

  const select = useCallback(
    (bike: Bike) => setSelection({ bike, isOpen: true, problem: problems.current.get(bike._id) }),
    [],
  );
  const isReporting = useCallback((bike: Bike) => ids.has(bike._id), [ids]);
  const close = () => setSelection((current) => current && { ...current, isOpen: false });
  const dialog = (
    <ReportDialog
      isOpen={selection?.isOpen ?? false}
      problem={selection?.problem}
      bikeName={selection?.bike.bikeName ?? ''}
      onCancel={close}
      onConfirm={() => {
        close();
        if (selection) void report(selection.bike);
      }}
    />
  );
  return { select, isReporting, dialog };
};
