import { providedAtom } from '#core/services.ts';
import type { AccountChooser } from './machine/accountChooser.ts';
import type { Session } from './machine/session.ts';
import type { LazyAuthProvider } from './provider/lazyAuthProvider.ts';

export type SessionServices = {
  session: Session;
  /** If its code cannot be loaded (`loadError`), the app does not know who is signed in. */
  authProvider: Pick<LazyAuthProvider, 'call' | 'preload' | 'loadError' | 'subscribe'>;
  accountChooser: AccountChooser;
};

export { AuthError } from './provider/authProvider.ts';

export const sessionServicesAtom = providedAtom<SessionServices>('session');
