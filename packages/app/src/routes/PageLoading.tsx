import { useCopy, WaitingScreen } from '@second-gear/ui';

/** Before there is a page to show. */
export const Opening = () => <WaitingScreen label={useCopy().waiting.page} />;
