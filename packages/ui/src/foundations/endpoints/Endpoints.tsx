import { describeEndpoints, type EndpointDescription, type RequestField } from '@second-gear/contract/openapi';
import type { ReactNode } from 'react';
import groups from '../Foundations.module.css';
import styles from './Endpoints.module.css';

const calls = describeEndpoints();
const tags = [...new Set(calls.map(({ tag }) => tag))];

/** Every call of the table, by what it is about: what it does, who asks it, what is sent and what comes back. */
export const Calls = () =>
  tags.map((tag) => (
    <section key={tag} aria-label={tag}>
      <h2 className={groups.group}>{tag}</h2>
      <ul className={styles.calls}>
        {calls
          .filter((call) => call.tag === tag)
          .map((call) => (
            <li key={call.name} className={styles.call}>
              <Call {...call} />
            </li>
          ))}
      </ul>
    </section>
  ));

const Call = (call: EndpointDescription) => (
  <>
    <div>
      <h3 className={styles.line}>
        <span className={styles.method}>{call.method}</span> <code className={styles.path}>{call.path}</code>
      </h3>
      <p>{call.summary}</p>
      <p className={styles.marks}>
        {call.writes ? <strong>Writes.</strong> : 'Reads.'}
        {call.allowed && ` Needs the bearer of ${/^[aeiou]/.test(call.allowed) ? 'an' : 'a'} ${call.allowed}.`}
        {call.host === 'images' && ' At the image host, which is another server.'}
      </p>
    </div>
    <dl className={styles.facts}>
      <Fact name="In code">
        <code>{call.name}</code>
      </Fact>
      <Fact name="Asked from">{call.usedOn.join('; ')}</Fact>
      <Fact name="Sends">
        {call.requestFields.length > 0 ? call.requestFields.map(wordsFor).join(', ') : 'nothing'}
      </Fact>
      <Fact name="Answers">{call.responseSummary}</Fact>
      <Fact name="Refuses with">{call.errorStatuses.join(', ')}</Fact>
    </dl>
  </>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const wordsFor = ({ name, place, isRequired }: RequestField): string =>
  `${name}${place === 'body' ? '' : ` (${place})`}${isRequired ? '' : ' (optional)'}`;
