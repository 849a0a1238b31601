import { useDemoCopy } from '../../../copy/useDemoCopy.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './DemoRibbon.module.css';

type DemoRibbonProps = {
  /**
   * The names of the demo services in use, as parts of a sentence: 'sign-in', 'card payment'.
   */
  services: readonly string[];
};

/**
 * The demo ribbon. It says which services are only a demo, so that users do not take the app for a real marketplace. On a
 * phone only one line is visible, and a press shows the rest. The ribbon is a `details` element, which works before a
 * script has loaded.
 */
export const DemoRibbon = ({ services }: DemoRibbonProps) => {
  const { demo: copy } = useDemoCopy();
  if (services.length === 0) return null;
  return (
    <aside className={styles.ribbon} aria-label={copy.label}>
      <p className={styles.full}>
        <strong className={styles.title}>{copy.title}</strong>{' '}
        <span>{`${copy.inUse(services)} ${copy.noRealMoney}`}</span>
      </p>
      <details className={styles.collapsible}>
        <summary className={styles.summary}>
          <strong className={styles.title}>{copy.title}</strong> <span>{copy.noRealMoney}</span>
          <Icon name="chevronDown" />
        </summary>
        <p className={styles.details}>{copy.inUse(services)}</p>
      </details>
    </aside>
  );
};
