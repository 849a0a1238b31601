import { type Bike, type ReportedItem, sameEmail } from '@second-gear/contract';
import { type AsyncState, isBlank } from '@second-gear/ui';
import { LazyReportDetails as ReportDetails } from '@second-gear/ui/screens/dashboard/AdminTools/ReportDetails/LazyReportDetails';
import { useAllBikes } from '#core/data/useAllBikes.ts';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { paths } from '#core/navigation/paths.ts';
import { bikesOfSellerAtom } from './adminData.ts';
import { usersAtom } from './users.ts';

type OpenReportProps = {
  /** Null if no report has the id of the URL. */
  bike: ReportedItem | null;
  deleted: ReportedItem | null;
  reports: readonly ReportedItem[];
  onOpenReport(item: ReportedItem): void;
  onDelete(item: ReportedItem): Promise<void>;
  onClose(): void;
};

/** No element can get the focus back if the row was deleted, or the URL was opened directly. */
const keepFocus = () => {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main section[tabindex="-1"]')?.focus({ preventScroll: true });
};

export const OpenReport = ({ bike, ...props }: OpenReportProps) => {
  const email = bike?.email ?? '';
  const sellers = useAsyncState(usersAtom('seller'));
  const sellersBikes = useAsyncState(bikesOfSellerAtom(email));
  const bikeHref = useBikeHref(bike, sellersBikes);
  const seller =
    sellers.state === 'ready'
      ? {
          state: sellers.state,
          data: sellers.data.find((user) => !isBlank(email) && sameEmail(user.email, email)) ?? null,
        }
      : sellers;
  return (
    <ReportDetails
      isOpen
      {...props}
      bike={bike}
      seller={seller}
      sellersBikes={sellersBikes}
      bikeHref={bikeHref}
      onClosed={keepFocus}
    />
  );
};

/** If a record lacks its category, the lists of all categories are requested, and the URL is null meanwhile. */
const useBikeHref = (reported: ReportedItem | null, sellersBikes: AsyncState<readonly Bike[]>) => {
  const shown = [...(reported ? [reported] : []), ...(sellersBikes.state === 'ready' ? sellersBikes.data : [])];
  const { bikes } = useAllBikes(shown.some(({ category_id }) => isBlank(category_id)));
  return ({ _id, category_id }: Bike): string | null => {
    const category = isBlank(category_id) ? bikes.find((bike) => bike._id === _id)?.category_id : category_id;
    return category === undefined ? null : paths.bike(category, _id);
  };
};
