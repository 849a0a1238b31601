import button from '../../../components/base/Button/Button.module.css';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './AppLoading.module.css';

/** An empty URL links to the current page. */
const currentPage = '';

/**
 * The prerendered screen that is visible until the app's script has loaded. React does not run yet, so CSS decides
 * which of the three parts is visible. If the app's script fails to load, the script in the head sets
 * `data-load-failed` on `<html>`.
 */
export const AppLoadingScreen = () => {
  const { waiting, routeError, tryAgain } = useCopy();
  return (
    <div className={styles.container}>
      <div className={styles.loading}>
        <ProgressBar label={waiting.page} />
      </div>
      <div className={styles.loadFailed}>
        <ErrorState problem={routeError.chunk}>
          <a className={button.button} data-variant="action" data-size="medium" href={currentPage}>
            {tryAgain}
          </a>
        </ErrorState>
      </div>
      <div className={styles.noScript}>
        <ErrorState problem={waiting.noScript} />
      </div>
    </div>
  );
};
