import type { ReportedItem } from '@second-gear/contract';
import { useMemo } from 'react';
import { Money } from '../../../components/base/Table/Money.tsx';
import { sortBikesNewestFirst } from '../../../components/base/Table/sortNewestFirst.ts';
import type { Column } from '../../../components/base/Table/Table.tsx';
import { TableSection } from '../../../components/base/Table/TableSection.tsx';
import { TextOrFallback } from '../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { SlowLoadingNotice } from '../../../components/feedback/SlowLoadingNotice/SlowLoadingNotice.tsx';
import { Spinner } from '../../../components/feedback/Spinner/Spinner.tsx';
import { DeleteButton } from '../../../components/forms/DeleteButton/DeleteButton.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import styles from './ReportedBikesScreen.module.css';

type ReportedBikesScreenProps = {
  items: AsyncState<ReportedItem[]>;
  /** Deletes a reported bike after the admin has confirmed, and shows the result in a toast. */
  onDelete(item: ReportedItem): Promise<void>;
};

/** The page *Reported Items*: the bikes that buyers have reported (docs/requirements.md §2, admin tables). */
export const ReportedBikesScreen = ({ items, onDelete }: ReportedBikesScreenProps) => {
  const { admin, formats } = useCopy();
  const { columns: labels, noReports } = admin;
  const columns: Column<ReportedItem>[] = [
    {
      kind: 'name',
      label: labels.bikeName,
      cell: (item) => <TextOrFallback>{item.bikeName}</TextOrFallback>,
      photo: (item) => item.img,
    },
    {
      kind: 'money',
      label: labels.price,
      width: '12rem',
      cell: (item) => <Money price={item.resaleValue} />,
    },
    {
      kind: 'fact',
      label: labels.condition,
      width: '12rem',
      cell: (item) => <TextOrFallback format={formats.condition}>{item.condition}</TextOrFallback>,
    },
    {
      kind: 'actions',
      label: labels.delete,
      width: 'calc(8.5rem * var(--text-width-factor))',
      cell: (item, { nameId }) => (
        <DeleteButton name={item.bikeName} describedBy={nameId} onDelete={() => onDelete(item)} />
      ),
    },
  ];
  const rows = useMemo(
    () => (items.state === 'ready' ? { ...items, data: sortBikesNewestFirst(items.data) } : items),
    [items],
  );
  return (
    <TableSection
      title={admin.reportedItems}
      columns={columns}
      rows={rows}
      loading={
        <div className={styles.loading}>
          <Spinner label={admin.loadingReports} />
          <SlowLoadingNotice />
        </div>
      }
      empty={<EmptyState {...noReports} illustration={illustrations.empty} />}
    />
  );
};
