import type { User } from '@second-gear/contract';
import { useMemo } from 'react';
import { Email } from '../../../components/base/Table/Email.tsx';
import { newestUsersFirst } from '../../../components/base/Table/newestFirst.ts';
import { userSearchText } from '../../../components/base/Table/searchText.ts';
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
  /** Verifies a seller, which cannot be undone (`docs/requirements.md` §4), and reports the result in a toast. */
  onVerify(seller: User): Promise<void>;
  /** The ids of the verified sellers whose bikes are not marked as from a verified seller yet. */
  pendingVerifications?: readonly string[];
  /** Tries again to mark the bikes of a verified seller. */
  onRetryVerification?(seller: User): Promise<void>;
  /** Deletes a seller after the admin's confirmation, and reports the result in a toast. */
  onDelete(seller: User): Promise<void>;
};

/** The page with all sellers, verified or not (`docs/requirements.md` §2, admin tables). */
export const AllSellersScreen = ({
  sellers,
  onVerify,
  pendingVerifications = [],
  onRetryVerification,
  onDelete,
}: AllSellersScreenProps) => {
  const { admin, signIn } = useCopy();
  const { columns: labels, noSellers } = admin;
  const columns: Column<User>[] = [
    { kind: 'number', label: labels.index, width: '4.5rem', cell: (_, { index }) => index + 1 },
    { kind: 'name', label: labels.name, cell: (user) => <TextOrFallback>{user.name}</TextOrFallback> },
    { kind: 'text', label: labels.email, cell: (user) => <Email address={user.email} /> },
    {
      kind: 'implied',
      label: labels.role,
      width: '6rem',
      cell: (user) => <TextOrFallback>{user.role ? signIn.roles[user.role] : undefined}</TextOrFallback>,
    },
    {
      kind: 'fact',
      label: labels.status,
      width: '11.5rem',
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
      width: '8.5rem',
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
    () => (sellers.state === 'ready' ? { ...sellers, data: newestUsersFirst(sellers.data) } : sellers),
    [sellers],
  );
  return (
    <TableSection
      title={admin.allSeller}
      columns={columns}
      rows={rows}
      searchTextOf={userSearchText}
      loading={<ProgressBar label={admin.loadingSellers} />}
      empty={<EmptyState {...noSellers} illustration={illustrations.empty} />}
    />
  );
};
