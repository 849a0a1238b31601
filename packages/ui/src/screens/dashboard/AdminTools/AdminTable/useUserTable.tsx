import type { User } from '@second-gear/contract';
import { useCallback, useMemo } from 'react';
import type { TableFilter } from '../../../../admin/table/useTableRows.ts';
import { Email } from '../../../../components/base/Table/Email.tsx';
import { sortUsersNewestFirst } from '../../../../components/base/Table/sortNewestFirst.ts';
import { TextOrFallback } from '../../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { DeleteButton } from '../../../../components/forms/DeleteButton/DeleteButton.tsx';
import { useAdminCopy } from '../../../../copy/admin.ts';
import { useCopy } from '../../../../copy/useCopy.ts';
import { type AsyncState, mapReady } from '../../../../lib/asyncState.ts';
import { isBlank } from '../../../../lib/isBlank.ts';
import type { AdminColumn } from './AdminTable.tsx';

const noUsers: readonly User[] = [];

const userTexts = ({ name, email }: User): readonly string[] => [name, email];

const userName = ({ name, email }: User): string => (isBlank(name) ? email : name);

const userEmail = ({ email }: User): string => email;

/** What the tables of the buyers and of the sellers have in common. */
export const useUserTable = (
  loaded: AsyncState<User[]>,
  roleWidth: string,
  deleteWarning: string,
  onDelete: (user: User) => Promise<unknown>,
) => {
  const { adminTools } = useAdminCopy();
  const rows = useMemo(() => mapReady(loaded, sortUsersNewestFirst), [loaded]);
  const users = rows.state === 'ready' ? rows.data : noUsers;
  const columns = useUserColumns(users, roleWidth, deleteWarning, onDelete);
  const roleFilter = useRoleFilter(users);
  const placeholder = adminTools.searchUsers;
  const table = { rows, textsOf: userTexts, nameOf: userName, detailOf: userEmail, placeholder };
  return { columns, roleFilter, table };
};

/** Counted from 1. The number does not depend on the sort. */
const useRowNumbers = <Row extends object>(rows: readonly Row[]): ((row: Row) => number) => {
  const numbers = useMemo(() => new Map(rows.map((row, index) => [row, index + 1])), [rows]);
  return useCallback((row) => numbers.get(row) ?? 0, [numbers]);
};

const useUserColumns = (
  users: readonly User[],
  roleWidth: string,
  deleteWarning: string,
  onDelete: (user: User) => Promise<unknown>,
): Record<'number' | 'name' | 'email' | 'role' | 'actions', AdminColumn<User>> => {
  const { formats, roles } = useCopy();
  const { admin } = useAdminCopy();
  const numberOf = useRowNumbers(users);
  return useMemo(() => {
    const { columns: labels } = admin;
    const roleOf = ({ role }: User) => (role ? roles[role] : '');
    return {
      number: {
        id: 'number',
        kind: 'number',
        label: labels.index,
        width: '6rem',
        cell: (user) => formats.digits(String(numberOf(user))),
        sortBy: numberOf,
        csv: (user) => String(numberOf(user)),
      },
      name: {
        id: 'name',
        kind: 'name',
        label: labels.name,
        cell: (user) => <TextOrFallback>{user.name}</TextOrFallback>,
        sortBy: ({ name }) => name.trim(),
        csv: ({ name }) => name,
      },
      email: {
        id: 'email',
        kind: 'text',
        label: labels.email,
        cell: (user) => <Email address={user.email} />,
        sortBy: ({ email }) => email.trim(),
        csv: ({ email }) => email,
      },
      role: {
        id: 'role',
        kind: 'implied',
        label: labels.role,
        width: `calc(${roleWidth} * var(--with-implied))`,
        cell: (user) => (user.role ? roles[user.role] : <TextOrFallback>{undefined}</TextOrFallback>),
        sortBy: roleOf,
        csv: roleOf,
      },
      actions: {
        id: 'actions',
        kind: 'actions',
        label: labels.action,
        width: 'calc(6.75rem * var(--text-width-factor) + var(--more-padding))',
        cell: (user, { nameId }) => (
          <DeleteButton
            name={userName(user)}
            detail={!isBlank(user.name) && <Email address={user.email} />}
            describedBy={nameId}
            warning={deleteWarning}
            onDelete={() => onDelete(user)}
          />
        ),
      },
    };
  }, [admin, formats, roles, numberOf, roleWidth, deleteWarning, onDelete]);
};

/** If all users have the same role, there is no filter. */
const useRoleFilter = (users: readonly User[]): readonly TableFilter<User>[] => {
  const { roles } = useCopy();
  const { admin, adminTools } = useAdminCopy();
  return useMemo(() => {
    const optionOf = ({ role }: User) => role ?? 'none';
    const values = [...new Set(users.map(optionOf))];
    if (values.length < 2) return [];
    const options = values.map((value) => ({
      value,
      label: value === 'none' ? adminTools.filters.noRole : roles[value],
    }));
    return [{ id: 'role', label: admin.columns.role, optionOf, options }];
  }, [users, admin, adminTools, roles]);
};
