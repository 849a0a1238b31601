import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';
import { Calls } from './Endpoints.tsx';

const meta = preview.meta({ title: 'Calls', component: Calls, tags: ['!autodocs'] });

/** Where to look for what a server has to answer. */
export const TheTableOfCalls = meta.story({
  render: () => (
    <>
      <PageHeading>Calls</PageHeading>
      <p className={styles.lead}>
        Every call that the shop makes, drawn from the table that the client, the mocks and the contract suite are made
        of. In packages/contract/openapi.json the same table lies ready for other tools.
      </p>
      <Calls />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(27);
    const booking = canvas.getByRole('heading', { name: 'POST /bookings' }).closest('li');
    if (!booking) throw new Error('The call is in no list.');
    await expect(within(booking).getByText('Booking (buyer)')).toBeVisible();
    await expect(within(booking).getByText('acknowledged, insertedId, message')).toBeVisible();
  },
});
