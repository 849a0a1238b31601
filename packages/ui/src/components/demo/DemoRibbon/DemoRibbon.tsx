import { useDemoCopy } from '../../../copy/useDemoCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './DemoRibbon.module.css';

type DemoRibbonProps = {
  /**
   * The names of the demo services in use, as parts of a sentence: 'sign-in', 'card payment'.
   */
  services: readonly string[];
  /** Restores the initial data of the demo. Set if the demo has no server: it runs and stores its data in this browser. */
  onBeginAgain?: (() => void) | undefined;
};

/**
 * The demo ribbon. It says which services are only a demo, so that users do not take the app for a real marketplace. On a
 * phone only one line is visible, and a press shows the rest. The ribbon is a `details` element, which works before a
 * script has loaded.
 */
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

/** The button that restores the initial data of the demo. */
const BeginAgain = ({ onPress }: { onPress: () => void }) => {
  const { demo: copy } = useDemoCopy();
  return (
    <>
      {' '}
      <Button className={styles.beginAgain ?? ''} variant="quiet" size="small" onPress={onPress}>
        {copy.beginAgain}
      </Button>
    </>
  );
};
