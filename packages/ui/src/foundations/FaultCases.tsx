import { Fragment } from 'react';
import styles from './Foundations.module.css';
import { faultCases } from './faultCases.ts';

/** What can go wrong, what is then expected, and where that is proved. */
export const FaultCases = () =>
  faultCases.map(({ group, cases }) => (
    <section key={group} aria-label={group}>
      <h2 className={styles.group}>{group}</h2>
      <ul className={styles.sentences}>
        {cases.map(({ id, when, expected, provedIn }) => (
          <li key={id} className={styles.sentence}>
            <p>
              <strong>{id}</strong> {when}
            </p>
            <div>
              <p>{expected}</p>
              <p className={styles.proof}>
                {provedIn.map((file) => (
                  <Fragment key={file}>
                    <code>{file}</code>{' '}
                  </Fragment>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
