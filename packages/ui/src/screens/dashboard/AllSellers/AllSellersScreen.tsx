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
import { Verification } from './Verification.tsx';

type AllSellersScreenProps = {
  sellers: AsyncState<User[]>;
  /** Verifies a seller, and shows the result in a toast. A verification cannot be undone (docs/requirements.md §4). */
  onVerify(seller: User): Promise<void>;
  /** The ids of the sellers who are verified, but whose bikes are not marked yet. */
  pendingVerifications?: readonly string[];
  /** Marks the bikes of a verified seller again, after the first attempt has failed. */
  onRetryVerification?(seller: User): Promise<void>;
  /** Deletes a seller after the admin has confirmed, and shows the result in a toast. */
  onDelete(seller: User): Promise<void>;
};

/** The page *All Sellers*, which lists verified and other sellers (docs/requirements.md §2, admin tables). */
export const AllSellersScreen = ({
  sellers,
  onVerify,
  pendingVerifications = [],
  onRetryVerification,
  onDelete,
}: AllSellersScreenProps) => {
  const { admin, formats, signIn } = useCopy();
  const { columns: labels, noSellers } = admin;
  const columns: Column<User>[] = [
    { kind: 'number', label: labels.index, width: '4.5rem', cell: (_, { index }) => formats.digits(String(index + 1)) },
    { kind: 'name', label: labels.name, cell: (user) => <TextOrFallback>{user.name}</TextOrFallback> },
    { kind: 'text', label: labels.email, cell: (user) => <Email address={user.email} /> },
    {
      kind: 'implied',
      label: labels.role,
      width: '6rem',
      cell: (user) => (user.role ? signIn.roles[user.role] : <TextOrFallback>{undefined}</TextOrFallback>),
    },
    {
      kind: 'fact',
      label: labels.status,
      width: 'calc(11.5rem * var(--text-width-factor))',
      cell: (user, { nameId }) => (
        <Verification
          seller={user}
          describedBy={nameId}
          onVerify={() => onVerify(user)}
          onRetryVerification={
            onRetryVerification && pendingVerifications.includes(user._id) ? () => onRetryVerification(user) : undefined
          }
        />
      ),
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
    () => (sellers.state === 'ready' ? { ...sellers, data: sortUsersNewestFirst(sellers.data) } : sellers),
    [sellers],
  );
  return (
    <TableSection
      title={admin.allSeller}
      columns={columns}
      rows={rows}
      loading={<ProgressBar label={admin.loadingSellers} />}
      empty={<EmptyState {...noSellers} illustration={illustrations.empty} />}
    />
  );
};
