import type { ReportedItem } from '@second-gear/contract';
import { useCopy } from '@second-gear/ui';
import { ReportedBikesScreen } from '@second-gear/ui/screens/dashboard/ReportedBikes/ReportedBikesScreen';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { useRecordAction } from '#core/feedback/useRunWithToast.ts';
import { cleanId } from '#core/navigation/cleanId.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { useUrlState } from '#core/navigation/useUrlState.ts';
import { usePageScope } from '#core/userScope.ts';
import { deleteReportAtom, reportsAtom, sendReportDeletionAtom } from '../adminData.ts';
import { OpenReport } from '../OpenReport.tsx';
import { tableInUrl } from '../tableInUrl.ts';
import { type BulkTaskOptions, isGone, useBulkTask } from '../useBulkTask.ts';

const viewInUrl = tableInUrl(['brand']);
const deletion: BulkTaskOptions<ReportedItem> = {
  send: sendReportDeletionAtom,
  list: ['reports'],
  outdated: ['bikes', 'trending'],
  isDone: isGone,
};
const reportInUrl = {
  /** Null if no report is open. */
  read: (params: URLSearchParams) => {
    const id = params.get('report');
    return id === null ? null : cleanId(id);
  },
  write: (id: string | null, params: URLSearchParams) => {
    if (id === null) params.delete('report');
    else params.set('report', id);
    return params;
  },
};

/** An open report is a history entry of its own, so that Back closes it. Another report replaces it. */
const useReportInUrl = () => {
  const [id, setId] = useUrlState(reportInUrl);
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = useCallback(
    (next: string) => setId(next, id === null ? 'push' : 'replace', { isReportOpen: true }),
    [id, setId],
  );
  const close = () => {
    // The entry before this one is the table, unless the URL was opened directly.
    if (typeof state === 'object' && state !== null && 'isReportOpen' in state) void navigate(-1);
    else setId(null);
  };
  return { id, open, close };
};

export const ReportedBikes = () => {
  const { dashboard, toasts } = useCopy();
  const beginOnPage = usePageScope();
  const items = useAsyncState(reportsAtom);
  const onDelete = useRecordAction(deleteReportAtom, toasts.deleted);
  const deleteTask = useBulkTask(deletion);
  const [view, setView] = useUrlState(viewInUrl);
  const { id, open, close } = useReportInUrl();
  /** The bike that was deleted in the open dialog. */
  const [deleted, setDeleted] = useState<ReportedItem | null>(null);
  const isDeleted = deleted?._id === id;
  const onOpenReport = useCallback(({ _id }: ReportedItem) => open(_id), [open]);
  const deleteOpenReport = async (item: ReportedItem) => {
    const isStillHere = beginOnPage();
    if ((await onDelete(item)) !== undefined || !isStillHere()) return;
    if (items.state === 'ready' && items.data.some(({ _id }) => _id !== item._id)) setDeleted(item);
    else close();
  };
  return (
    <>
      <DocumentTitle page={dashboard.report} />
      <ReportedBikesScreen
        items={items}
        onDelete={onDelete}
        deleteTask={deleteTask}
        onOpenReport={onOpenReport}
        view={view}
        onViewChange={setView}
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
