import button from '../../../components/base/Button/Button.module.css';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './AppLoading.module.css';

/** A link with an empty URL opens the current page again. */
const currentPage = '';

/**
 * The prerendered screen that is visible until the app's script has loaded. React does not run yet, so the stylesheet shows
 * only one of its four parts: loading, loading has failed, the app's script has thrown an error, or scripts are switched off.
 * If the app's script cannot be loaded, the inline script in `<head>` sets `data-load-failed` on `<html>`, to 'error' if the
 * script was loaded and has thrown an error.
 */
export const AppLoadingScreen = () => {
  const { waiting, routeError, apiErrors, tryAgain } = useCopy();
  const retry = (
    <a className={button.button} data-variant="action" data-size="medium" href={currentPage}>
      {tryAgain}
    </a>
  );
  return (
    <div className={styles.container}>
      <div className={styles.loading}>
        <ProgressBar label={waiting.page} />
      </div>
      <div className={styles.loadFailed}>
        <ErrorState problem={routeError.chunk}>{retry}</ErrorState>
      </div>
      <div className={styles.hasThrown}>
        <ErrorState problem={apiErrors.unknown}>{retry}</ErrorState>
      </div>
      <div className={styles.noScript}>
        <ErrorState problem={waiting.noScript} />
      </div>
    </div>
  );
};
