import type { User } from '@second-gear/contract';
import { useMemo } from 'react';
import { Email } from '../../../components/base/Table/Email.tsx';
import { sortUsersNewestFirst } from '../../../components/base/Table/sortNewestFirst.ts';
import type { Column } from '../../../components/base/Table/Table.tsx';
import { TableSection } from '../../../components/base/Table/TableSection.tsx';
import { TextOrFallback } from '../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { DeleteButton } from '../../../components/forms/DeleteButton/DeleteButton.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { isBlank } from '../../../lib/isBlank.ts';

type AllBuyersScreenProps = {
  buyers: AsyncState<User[]>;
  /** Deletes a buyer after the admin has confirmed, and shows the result in a toast. */
  onDelete(buyer: User): Promise<void>;
};

/** The page *All Buyers* (docs/requirements.md §2, admin tables). */
export const AllBuyersScreen = ({ buyers, onDelete }: AllBuyersScreenProps) => {
  const { admin, formats, signIn } = useCopy();
  const { columns: labels, noBuyers } = admin;
  const columns: Column<User>[] = [
    { kind: 'number', label: labels.index, width: '4.5rem', cell: (_, { index }) => formats.digits(String(index + 1)) },
    { kind: 'name', label: labels.name, cell: (user) => <TextOrFallback>{user.name}</TextOrFallback> },
    { kind: 'text', label: labels.email, cell: (user) => <Email address={user.email} /> },
    {
      kind: 'implied',
      label: labels.role,
      width: '7rem',
      cell: (user) => (user.role ? signIn.roles[user.role] : <TextOrFallback>{undefined}</TextOrFallback>),
    },
    {
      kind: 'actions',
      label: labels.action,
      width: 'calc(8.5rem * var(--text-width-factor))',
      cell: (user, { nameId }) => (
        <DeleteButton
          name={isBlank(user.name) ? user.email : user.name}
          describedBy={nameId}
          onDelete={() => onDelete(user)}
        />
      ),
    },
  ];
  const rows = useMemo(
    () => (buyers.state === 'ready' ? { ...buyers, data: sortUsersNewestFirst(buyers.data) } : buyers),
    [buyers],
  );
  return (
    <TableSection
      title={admin.allBuyers}
      columns={columns}
      rows={rows}
      loading={<ProgressBar label={admin.loadingBuyers} />}
      empty={<EmptyState {...noBuyers} illustration={illustrations.empty} />}
    />
  );
};
