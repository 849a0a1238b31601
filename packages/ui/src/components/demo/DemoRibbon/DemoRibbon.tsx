import { useStandInCopy } from '../../../copy/useDemoCopy.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './DemoRibbon.module.css';

type DemoRibbonProps = {
  /** What is not the real thing here, in the copy's words: 'sign-in', 'card payment'. */
  standIns: readonly string[];
};

/**
 * Says what is a stand-in, whenever one is in use: nobody mistakes the demo for the real thing. On a phone it takes one line, with
 * the rest behind a press; `details` opens before the script has loaded, too.
 */
export const DemoRibbon = ({ standIns }: DemoRibbonProps) => {
  const { demo: copy } = useStandInCopy();
  if (standIns.length === 0) return null;
  return (
    <aside className={styles.ribbon} aria-label={copy.label}>
      <p className={styles.whole}>
        <strong className={styles.title}>{copy.title}</strong> <span>{`${copy.which(standIns)} ${copy.noMoney}`}</span>
      </p>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          <strong className={styles.title}>{copy.title}</strong> <span>{copy.noMoney}</span>
          <Icon name="chevronDown" />
        </summary>
        <p className={styles.rest}>{copy.which(standIns)}</p>
      </details>
    </aside>
  );
};
