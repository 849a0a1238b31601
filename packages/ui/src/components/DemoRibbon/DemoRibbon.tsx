import { useStandInCopy } from '../../copy/useStandInCopy.ts';
import styles from './DemoRibbon.module.css';

type DemoRibbonProps = {
  /** What is not the real thing here, in the copy's words: 'sign-in', 'card payment'. */
  standIns: readonly string[];
};

/** Says what is a stand-in, whenever one is in use: nobody mistakes the demo for the real thing. */
export const DemoRibbon = ({ standIns }: DemoRibbonProps) => {
  const { demo: copy } = useStandInCopy();
  if (standIns.length === 0) return null;
  return (
    <aside className={styles.ribbon} aria-label={copy.label}>
      <p>
        <strong className={styles.title}>{copy.title}</strong> <span>{copy.text(standIns)}</span>
      </p>
    </aside>
  );
};
