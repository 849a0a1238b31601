import sections from 'virtual:requirements';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';
import { RequirementsMatrix } from './RequirementsMatrix.tsx';

const meta = preview.meta({
  title: 'Requirements',
  component: RequirementsMatrix,
  args: { sections },
  tags: ['!autodocs', 'no-screenshot'],
  parameters: { noScreenshot: 'It shows the titles of tests, so it changes whenever a test does.' },
  render: (args) => (
    <>
      <PageHeading>Requirements</PageHeading>
      <p className={styles.lead}>
        Every requirement of <code>docs/requirements.md</code>, with the tests and stories that cite its id.{' '}
        <code>npm test</code> fails when one has no proof, or when a cited id does not exist.
      </p>
      <RequirementsMatrix {...args} />
    </>
  ),
});

/** All sections are collapsed while the search field is empty. */
export const AllRequirements = meta.story({});
