import type { ReportedItem } from '@second-gear/contract';
import { useAdminCopy, useCopy } from '@second-gear/ui';
import { ReportedBikesScreen } from '@second-gear/ui/screens/dashboard/ReportedBikes/ReportedBikesScreen';
import { useSetAtom } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { usePageScope } from '#core/feedback/usePageScope.ts';
import { useRunWithToast } from '#core/feedback/useRunWithToast.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { deleteReportAtom, reportsAtom, sendReportDeletionAtom } from '../adminData.ts';
import { OpenReport } from '../OpenReport.tsx';
import { isGone, useBulkTask } from '../useBulkTask.ts';
import { useReportInUrl } from '../useReportInUrl.ts';
import { useViewInUrl } from '../useViewInUrl.ts';

const filterIds = ['brand'];

export const ReportedBikes = () => {
  const { toasts } = useCopy();
  const { admin } = useAdminCopy();
  const runWithToast = useRunWithToast();
  const beginOnPage = usePageScope();
  const items = useAsyncState(reportsAtom);
  const deleteReport = useSetAtom(deleteReportAtom);
  const deleteWithToast = useCallback(
    (item: ReportedItem) => runWithToast(() => deleteReport(item), toasts.deleted),
    [runWithToast, deleteReport, toasts],
  );
  const onDelete = useCallback(async (item: ReportedItem) => void (await deleteWithToast(item)), [deleteWithToast]);
  const sendDeletion = useSetAtom(sendReportDeletionAtom);
  const deleteTask = useBulkTask(
    useMemo(
      () => ({ send: sendDeletion, list: ['reports'], outdated: ['bikes', 'trending'], isDone: isGone }),
      [sendDeletion],
    ),
  );
  const viewProps = useViewInUrl(filterIds);
  const { id, open, close } = useReportInUrl();
  /** The bike that was deleted in the open dialog. */
  const [deleted, setDeleted] = useState<ReportedItem | null>(null);
  const isDeleted = deleted?._id === id;
  const onOpenReport = useCallback(({ _id }: ReportedItem) => open(_id), [open]);
  const deleteOpenReport = async (item: ReportedItem) => {
    const isStillHere = beginOnPage();
    if ((await deleteWithToast(item)) !== undefined || !isStillHere()) return;
    if (items.state === 'ready' && items.data.some(({ _id }) => _id !== item._id)) setDeleted(item);
    else close();
  };
  return (
    <>
      <DocumentTitle page={admin.reportedItems} />
      <ReportedBikesScreen
        items={items}
        onDelete={onDelete}
        deleteTask={deleteTask}
        onOpenReport={onOpenReport}
        {...viewProps}
      />
      {id !== null && items.state === 'ready' && (
        <OpenReport
          bike={(!isDeleted && items.data.find(({ _id }) => _id === id)) || null}
          deleted={isDeleted ? deleted : null}
          reports={isDeleted ? items.data.filter(({ _id }) => _id !== id) : items.data}
          onOpenReport={onOpenReport}
          onDelete={deleteOpenReport}
          onClose={close}
        />
      )}
    </>
  );
};
