import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';
import { Endpoints } from './Endpoints.tsx';

const meta = preview.meta({ title: 'Endpoints', component: Endpoints, tags: ['!autodocs'] });

/** The page lists all endpoints of the server. They are read from the endpoint table of the package `contract`. */
export const EndpointTable = meta.story({
  render: () => (
    <>
      <PageHeading>Endpoints</PageHeading>
      <p className={styles.lead}>
        Every endpoint that the app uses, from the endpoint table of the client, the mock server and the conformance
        tests. packages/contract/openapi.json contains the same table for other tools.
      </p>
      <Endpoints />
    </>
  ),
});
