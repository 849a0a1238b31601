import { useCopy } from '@second-gear/ui';
import { WaitingScreen } from '@second-gear/ui/screens/status/AppLoading/WaitingScreen';

/** The loading state that is shown while the code of a page loads. */
export const PageLoading = () => <WaitingScreen label={useCopy().waiting.page} />;
