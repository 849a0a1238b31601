import { ReportedItemsScreen, useCopy } from '@second-gear/ui';
import { useSetAtom } from 'jotai';
import { deleteReportAtom } from '../atoms/actions.ts';
import { reportsAtom } from '../atoms/shop.ts';
import { Title } from '../Title.tsx';
import { useAttempt } from '../useAttempt.ts';
import { useRemote } from '../useRemote.ts';

export const ReportedItems = () => {
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
