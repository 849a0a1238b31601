import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Headline } from '../components/layout/PageHeading/PageHeading.tsx';
import { FaultCases } from './FaultCases.tsx';
import styles from './Foundations.module.css';

const meta = preview.meta({ title: 'What can go wrong', component: FaultCases, tags: ['!autodocs'] });

/** Where to look for what happens when something fails. */
export const EveryCaseAndItsProof = meta.story({
  render: () => (
    <>
      <Headline>What can go wrong</Headline>
      <p className={styles.lead}>
        Every fault of the network, the browser, the server or another person that the shop is held to, what is then
        expected, and the files whose tests show it. The title of each of those tests begins with the case.
      </p>
      <FaultCases />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(10);
  },
});
