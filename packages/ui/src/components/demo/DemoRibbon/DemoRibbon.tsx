import { useDemoCopy } from '../../../copy/useDemoCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './DemoRibbon.module.css';

type DemoRibbonProps = {
  /** The demo services in use, as parts of a sentence: 'sign-in', 'card payment'. */
  services: readonly string[];
  /** Restores the initial data of a demo that has no server and stores its data in this browser. */
  onBeginAgain?: (() => void) | undefined;
};

/** So that users know that no real money moves. `details` works before a script has loaded. */
export const DemoRibbon = ({ services, onBeginAgain }: DemoRibbonProps) => {
  const { demo: copy } = useDemoCopy();
  if (services.length === 0) return null;
  const explanation = onBeginAgain ? copy.inBrowser : copy.inUse(services);
  return (
    <aside className={styles.ribbon} aria-label={copy.label} data-screen-only>
      <p className={styles.full}>
        <strong className={styles.title}>{copy.title}</strong> <span>{`${explanation} ${copy.noRealMoney}`}</span>
        {onBeginAgain && <BeginAgain onPress={onBeginAgain} />}
      </p>
      <details className={styles.collapsible}>
        <summary className={styles.summary}>
          <strong className={styles.title}>{copy.title}</strong> <span>{copy.noRealMoney}</span>
          <Icon name="chevronDown" />
        </summary>
        <p className={styles.details}>
          <span>{explanation}</span>
          {onBeginAgain && <BeginAgain onPress={onBeginAgain} />}
        </p>
      </details>
    </aside>
  );
};

const BeginAgain = ({ onPress }: { onPress: () => void }) => {
  const { demo: copy } = useDemoCopy();
  return (
    <>
      {' '}
      <Button className={styles.beginAgain} variant="quiet" size="small" onPress={onPress}>
        {copy.beginAgain}
      </Button>
    </>
  );
};
