import type { ReportedItem } from '@second-gear/contract';
import { readPrice } from '@second-gear/domain';
import { useMemo } from 'react';
import type { BulkTask } from '../../../admin/bulk/runBulk.ts';
import type { TableFilter } from '../../../admin/table/useTableRows.ts';
import { sortBikesNewestFirst } from '../../../components/base/Table/sortNewestFirst.ts';
import { TextOrFallback } from '../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { Price } from '../../../components/bikes/Price/Price.tsx';
import { VerifiedBadge } from '../../../components/bikes/VerifiedBadge/VerifiedBadge.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { SlowLoadingNotice } from '../../../components/feedback/SlowLoadingNotice/SlowLoadingNotice.tsx';
import { Spinner } from '../../../components/feedback/Spinner/Spinner.tsx';
import { DeleteBikeButton } from '../../../components/forms/DeleteButton/DeleteBikeButton.tsx';
import { useAdminCopy } from '../../../copy/admin.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { isolateText } from '../../../language/isolateText.ts';
import { type AsyncState, mapReady } from '../../../lib/asyncState.ts';
import { type AdminColumn, AdminTable, type ViewProps } from '../AdminTools/AdminTable/AdminTable.tsx';
import styles from './ReportedBikesScreen.module.css';

type ReportedBikesScreenProps = ViewProps & {
  /** The entries, in this order. */
  items: AsyncState<ReportedItem[]>;
  /** Deletes a reported bike after the admin has confirmed, and shows the result in a toast. */
  onDelete: (item: ReportedItem) => Promise<unknown>;
  /** The bulk action that deletes the selected bikes. */
  deleteTask: BulkTask<ReportedItem>;
  /** Opens the report of a bike. */
  onOpenReport: (item: ReportedItem) => void;
};

const noItems: readonly ReportedItem[] = [];

const itemTexts = ({ bikeName, sellerName, email, location }: ReportedItem): readonly string[] => [
  bikeName,
  sellerName,
  email,
  location,
];

const itemName = ({ bikeName }: ReportedItem): string => bikeName;

const itemDetail = ({ resaleValue, location }: ReportedItem): string =>
  `${isolateText(resaleValue)} BDT, ${isolateText(location)}`;

/** The page *Reported Items*: the bikes that buyers have reported (docs/requirements.md §2, admin tables). */
export const ReportedBikesScreen = ({
  items,
  onDelete,
  deleteTask,
  onOpenReport,
  view,
  onViewChange,
}: ReportedBikesScreenProps) => {
  const { dashboard, formats } = useCopy();
  const { admin, adminTools, report: reportCopy } = useAdminCopy();
  const rows = useMemo(() => mapReady(items, sortBikesNewestFirst), [items]);
  const columns = useMemo((): AdminColumn<ReportedItem>[] => {
    const { columns: labels } = admin;
    return [
      {
        id: 'name',
        kind: 'name',
        label: labels.bikeName,
        cell: (item) => (
          <button type="button" className={styles.name} onClick={() => onOpenReport(item)}>
            <TextOrFallback>{item.bikeName}</TextOrFallback>
          </button>
        ),
        photo: (item) => item.img,
        sortBy: ({ bikeName }) => bikeName.trim(),
        csv: ({ bikeName }) => bikeName,
      },
      {
        id: 'price',
        kind: 'money',
        label: labels.price,
        width: 'calc(8rem + var(--more-padding))',
        cell: (item) => <Price size="inherit" value={item.resaleValue} />,
        sortBy: ({ resaleValue }) => readPrice(resaleValue) ?? '',
        csv: ({ resaleValue }) => resaleValue,
      },
      {
        id: 'condition',
        kind: 'fact',
        label: labels.condition,
        width: 'calc(7.25rem + var(--more-padding))',
        cell: (item) => <TextOrFallback format={formats.condition}>{item.condition}</TextOrFallback>,
        sortBy: ({ condition }) => condition,
        csv: ({ condition }) => condition,
      },
      {
        id: 'seller',
        kind: 'text',
        label: labels.seller,
        width: 'calc(10.5rem + var(--more-padding))',
        cell: ({ sellerName, isVerified }) => (
          <div className={styles.seller}>
            <span className={styles.sellerName}>
              <TextOrFallback>{sellerName}</TextOrFallback>
            </span>
            {isVerified && <VerifiedBadge />}
          </div>
        ),
        sortBy: ({ sellerName }) => sellerName.trim(),
        csv: ({ sellerName }) => sellerName,
      },
      {
        id: 'actions',
        kind: 'actions',
        label: labels.delete,
        width: 'calc(6.75rem * var(--text-width-factor) + var(--more-padding))',
        cell: (item, { nameId }) => (
          <DeleteBikeButton
            bike={item}
            describedBy={nameId}
            warning={reportCopy.deleteWarning}
            onDelete={() => onDelete(item)}
          />
        ),
      },
    ];
  }, [admin, reportCopy, formats, onDelete, onOpenReport]);
  return (
    <AdminTable
      title={dashboard.report}
      rows={rows}
      columns={columns}
      filters={useBrandFilter(rows.state === 'ready' ? rows.data : noItems)}
      textsOf={itemTexts}
      nameOf={itemName}
      detailOf={itemDetail}
      placeholder={adminTools.searchReports}
      fileName="reports"
      note={<p className={styles.note}>{admin.aboutReports}</p>}
      loading={
        <div className={styles.loading}>
          <Spinner label={admin.loadingReports} />
          <SlowLoadingNotice />
        </div>
      }
      empty={<EmptyState {...admin.noReports} illustration={illustrations.empty} />}
      bulk={{ delete: { kind: 'deleteReports', task: deleteTask } }}
      view={view}
      onViewChange={onViewChange}
    />
  );
};

const useBrandFilter = (items: readonly ReportedItem[]): readonly TableFilter<ReportedItem>[] => {
  const { categories } = useCopy();
  const { report } = useAdminCopy();
  return useMemo(() => {
    const names: ReadonlyMap<string, string> = new Map(Object.entries(categories));
    const optionOf = (item: ReportedItem) => item.category_id;
    const values = [...new Set(items.map(optionOf))].filter((value) => names.has(value)).sort();
    if (values.length < 2) return [];
    const options = values.map((value) => ({ value, label: names.get(value) ?? value }));
    return [{ id: 'brand', label: report.brand, optionOf, options }];
  }, [items, categories, report]);
};
