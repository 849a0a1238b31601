import { describeEndpoints, type EndpointDescription, type RequestField } from '@second-gear/contract/openapi';
import type { ReactNode } from 'react';
import groups from '../Foundations.module.css';
import styles from './Endpoints.module.css';

const endpoints = describeEndpoints();
const tags = [...new Set(endpoints.map(({ tag }) => tag))];

/** Shows each endpoint with its purpose, the pages that use it, its request and its response. */
export const Endpoints = () =>
  tags.map((tag) => (
    <section key={tag} aria-label={tag}>
      <h2 className={groups.group}>{tag}</h2>
      <ul className={styles.list}>
        {endpoints
          .filter((endpoint) => endpoint.tag === tag)
          .map((endpoint) => (
            <li key={endpoint.name} className={styles.endpoint}>
              <EndpointDetails {...endpoint} />
            </li>
          ))}
      </ul>
    </section>
  ));

const EndpointDetails = (endpoint: EndpointDescription) => (
  <>
    <div>
      <h3 className={styles.heading}>
        <span className={styles.method}>{endpoint.method}</span> <code className={styles.path}>{endpoint.path}</code>
      </h3>
      <p>{endpoint.summary}</p>
      <p className={styles.properties}>
        {endpoint.writes ? <strong>Writes.</strong> : 'Reads.'}
        {endpoint.allowed &&
          ` Needs the access token of ${/^[aeiou]/.test(endpoint.allowed) ? 'an' : 'a'} ${endpoint.allowed}.`}
        {endpoint.host === 'images' && ' At the image host, which is another server.'}
      </p>
    </div>
    <dl className={styles.details}>
      <Detail name="In code">
        <code>{endpoint.name}</code>
      </Detail>
      <Detail name="Used on">{endpoint.usedOn.join('; ')}</Detail>
      <Detail name="Sends">
        {endpoint.requestFields.length > 0 ? endpoint.requestFields.map(formatField).join(', ') : 'nothing'}
      </Detail>
      <Detail name="Returns">{endpoint.responseSummary}</Detail>
      <Detail name="Errors">{endpoint.errorStatuses.join(', ')}</Detail>
    </dl>
  </>
);

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.detail}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const formatField = ({ name, location, isRequired }: RequestField): string =>
  `${name}${location === 'body' ? '' : ` (${location})`}${isRequired ? '' : ' (optional)'}`;
