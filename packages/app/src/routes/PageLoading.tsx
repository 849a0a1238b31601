import { useCopy, WaitingScreen } from '@second-gear/ui';

/** Shown while the code of a page loads. */
export const PageLoading = () => <WaitingScreen label={useCopy().waiting.page} />;
