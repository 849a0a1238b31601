import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';
import { FailureModes } from './FailureModes.tsx';

const meta = preview.meta({ title: 'Failure modes', component: FailureModes, tags: ['!autodocs'] });

/** The page lists what must happen when something fails, and which tests prove it. */
export const EveryFailureMode = meta.story({
  render: () => (
    <>
      <PageHeading>Failure modes</PageHeading>
      <p className={styles.lead}>
        What can go wrong with the network, the browser, the server or another user, what is expected then, and the
        files with the tests that prove it. The titles of these tests begin with the id.
      </p>
      <FailureModes />
    </>
  ),
});
