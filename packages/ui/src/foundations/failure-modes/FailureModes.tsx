import groups from 'virtual:failure-modes';
import { Fragment, type ReactNode } from 'react';
import styles from '../Foundations.module.css';

/**
 * Shows each failure mode of docs/failure-modes.md: the required behaviour, and the files with the tests that prove it.
 */
export const FailureModes = () =>
  groups.map(({ name, modes }) => (
    <section key={name} aria-label={name}>
      <h2 className={styles.group}>{name}</h2>
      <ul className={styles.sentences}>
        {modes.map(({ id, when, expected, files }) => (
          <li key={id} className={styles.sentence}>
            <p>
              <strong>{id}</strong> {withCode(when)}
            </p>
            <div>
              <p>{withCode(expected)}</p>
              <p className={styles.proof}>
                {files.map((file) => (
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

/** Renders the two kinds of Markdown that docs/failure-modes.md contains: `code` and *emphasis*. */
const withCode = (markdown: string): ReactNode[] =>
  markdown.split(/(`[^`]+`|\*[^*]+\*)/).map((part, index) => {
    const key = `${index} ${part}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    return part.startsWith('*') ? <em key={key}>{part.slice(1, -1)}</em> : part;
  });
