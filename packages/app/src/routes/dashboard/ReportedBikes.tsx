import { ReportedItemsScreen, useCopy } from '@second-gear/ui';
import { useSetAtom } from 'jotai';
import { deleteReportAtom } from '../../atoms/mutations/mutations.ts';
import { reportsAtom } from '../../atoms/queries/queries.ts';
import { useRemote } from '../../feedback/useAsyncState.ts';
import { useAttempt } from '../../feedback/useRunWithToast.ts';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';

export const ReportedBikes = () => {
  const { admin, toasts } = useCopy();
  const attempt = useAttempt();
  const items = useRemote(reportsAtom);
  const deleteReport = useSetAtom(deleteReportAtom);
  return (
    <>
      <Title page={admin.reportedItems} />
      <ReportedItemsScreen
        items={items}
        onDelete={async (item) => {
          await attempt(() => deleteReport(item), toasts.deleted);
        }}
      />
    </>
  );
};
