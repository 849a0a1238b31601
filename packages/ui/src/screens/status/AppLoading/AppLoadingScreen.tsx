import button from '../../../components/base/Button/Button.module.css';
import { ErrorState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './Waiting.module.css';

/** Leads to the page that it stands in, whichever that is. */
const itself = '';

/**
 * Stands in a page's place before the shop's script has come, drawn when the shop was built. It can run nothing: which of
 * its sentences is shown is up to the stylesheet, and the page's head says `data-lost` where the script did not come.
 */
export const ArrivingScreen = () => {
  const { waiting, routeError, tryAgain } = useCopy();
  return (
    <div className={styles.place} data-arriving>
      <div className={styles.arriving}>
        <ProgressBar label={waiting.page} />
      </div>
      <div className={styles.lost}>
        <ErrorState problem={routeError.chunk}>
          <a className={button.button} data-variant="action" data-size="medium" href={itself}>
            {tryAgain}
          </a>
        </ErrorState>
      </div>
      <div className={styles.scriptless}>
        <ErrorState problem={waiting.scriptless} />
      </div>
    </div>
  );
};
