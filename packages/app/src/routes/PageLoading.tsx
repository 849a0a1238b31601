import { useCopy, WaitingScreen } from '@second-gear/ui';

/** The loading state that is shown while the code of a page loads. */
export const PageLoading = () => <WaitingScreen label={useCopy().waiting.page} />;
