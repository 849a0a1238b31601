import { useCopy, WaitingScreen } from '@second-gear/ui';

/** Before there is a page to show. */
export const PageLoading = () => <WaitingScreen label={useCopy().waiting.page} />;
