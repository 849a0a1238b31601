import { useCopy } from '@second-gear/ui';
import { LoadingScreen } from '@second-gear/ui/screens/status/AppLoading/LoadingScreen';

export const PageLoading = () => <LoadingScreen label={useCopy().waiting.page} />;
