import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Price } from '../../bikes/Price/Price.tsx';
import { Button } from '../Button/Button.tsx';
import { TextOrFallback } from '../TextOrFallback/TextOrFallback.tsx';
import { type Column, Table, TableSkeleton } from './Table.tsx';

type BikeRow = { _id: string; name: string; email: string; price: string; condition: string };

const rows: BikeRow[] = [
  { _id: '1', name: 'Honda CG125', email: 'rahim@example.com', price: '165000', condition: 'Excellent' },
  { _id: '2', name: 'Yamaha RX 100', email: 'tanvir@example.com', price: '98500', condition: '' },
  { _id: '3', name: 'Royal Enfield Bullet 350', email: 'rahim@example.com', price: '', condition: 'Fair' },
];

const columns: Column<BikeRow>[] = [
  { kind: 'number', label: 'No.', width: '4.5rem', cell: (_, { index }) => index + 1 },
  { kind: 'name', label: 'Name', cell: ({ name }) => <TextOrFallback>{name}</TextOrFallback> },
  { kind: 'text', label: 'Email', cell: ({ email }) => <TextOrFallback>{email}</TextOrFallback> },
  { kind: 'money', label: 'Price', width: '8rem', cell: ({ price }) => <Price size="inherit" value={price} /> },
  {
    kind: 'fact',
    label: 'Condition',
    width: '8rem',
    cell: ({ condition }) => <TextOrFallback>{condition}</TextOrFallback>,
  },
  {
    kind: 'actions',
    label: 'Action',
    width: '8.5rem',
    cell: (_, { nameId }) => (
      <Button variant="quiet" size="small" aria-describedby={nameId}>
        Delete
      </Button>
    ),
  },
];

const meta = preview.meta({
  component: Table<BikeRow>,
  args: { columns, rows, labelledBy: 'table-title' },
  render: (args) => (
    <>
      <h1 id="table-title">Listings</h1>
      <Table {...args} />
    </>
  ),
});

export const TableLayout = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No.')).toBeVisible());
    const edges = canvas.getAllByText('BDT').map((currency) => currency.getBoundingClientRect().right);
    await expect(new Set(edges).size).toBe(1);
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.getBoundingClientRect().height).toBeCloseTo(68, 0);
    }
  },
});

/** In a narrow container the rows have no visible header. For screen readers it is still a table with its header. */
export const LowRows = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Listings' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Price');
    const [, first] = canvas.getAllByRole('row');
    if (!first) throw new Error('There is no row.');
    await expect(within(first).getByRole('rowheader', { name: 'Honda CG125' })).toBeVisible();
    await expect(within(first).getByRole('cell', { name: '165000 BDT' })).toBeVisible();
    await expect(within(first).getByRole('button')).toHaveAccessibleDescription('Honda CG125');
  },
});

export const Skeleton = meta.story({
  render: (args) => <TableSkeleton columns={args.columns} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
