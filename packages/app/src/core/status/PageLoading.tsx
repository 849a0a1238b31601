import { useCopy } from '@second-gear/ui';
import { LoadingScreen } from '@second-gear/ui/screens/status/AppLoading/LoadingScreen';

/** The loading state that is shown while the code of a page loads. */
export const PageLoading = () => <LoadingScreen label={useCopy().waiting.page} />;
