import { ReportedBikesScreen, useCopy } from '@second-gear/ui';
import { useSetAtom } from 'jotai';
import { deleteReportAtom } from '../../atoms/mutations/mutations.ts';
import { reportsAtom } from '../../atoms/queries/queries.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { useRunWithToast } from '../../feedback/useRunWithToast.ts';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';

export const ReportedBikes = () => {
  const { admin, toasts } = useCopy();
  const attempt = useRunWithToast();
  const items = useAsyncState(reportsAtom);
  const deleteReport = useSetAtom(deleteReportAtom);
  return (
    <>
      <Title page={admin.reportedItems} />
      <ReportedBikesScreen
        items={items}
        onDelete={async (item) => {
          await attempt(() => deleteReport(item), toasts.deleted);
        }}
      />
    </>
  );
};
