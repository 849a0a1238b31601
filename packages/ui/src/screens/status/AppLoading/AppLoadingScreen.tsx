import { buttonLook } from '../../../components/base/Button/Button.tsx';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './AppLoading.module.css';

/** A link with an empty URL opens the current page again. */
const currentPage = '';

/**
 * Prerendered, and visible until the app's script has loaded. Without React, the stylesheet shows one of four parts:
 * loading, failed, thrown, or scripts switched off. The inline script in `<head>` sets `data-load-failed` on `<html>`
 * if the app's script cannot be loaded, to 'error' if it has thrown an error.
 */
export const AppLoadingScreen = () => {
  const { waiting, routeError, apiErrors, tryAgain } = useCopy();
  const retry = (
    <a {...buttonLook()} href={currentPage}>
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
