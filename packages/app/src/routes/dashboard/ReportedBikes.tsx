import { useCopy } from '@second-gear/ui';
import { ReportedBikesScreen } from '@second-gear/ui/screens/dashboard/ReportedBikes/ReportedBikesScreen';
import { useSetAtom } from 'jotai';
import { deleteReportAtom } from '../../atoms/mutations/mutations.ts';
import { reportsAtom } from '../../atoms/queries/queries.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { useRunWithToast } from '../../feedback/useRunWithToast.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';

export const ReportedBikes = () => {
  const { admin, toasts } = useCopy();
  const runWithToast = useRunWithToast();
  const items = useAsyncState(reportsAtom);
  const deleteReport = useSetAtom(deleteReportAtom);
  return (
    <>
      <DocumentTitle page={admin.reportedItems} />
      <ReportedBikesScreen
        items={items}
        onDelete={async (item) => {
          await runWithToast(() => deleteReport(item), toasts.deleted);
        }}
      />
    </>
  );
};
