import { useDemoCopy } from '../../../copy/useDemoCopy.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './DemoRibbon.module.css';

type DemoRibbonProps = {
  /** The names of the demo services in use, from the copy: 'sign-in', 'card payment'. */
  services: readonly string[];
};

/**
 * Lists the demo services that are in use, so that users do not mistake the demo for the real product. On a phone the
 * list is collapsed to one line, and a press shows the rest; it is a `details` element, so that this works before the
 * script has loaded, too.
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
