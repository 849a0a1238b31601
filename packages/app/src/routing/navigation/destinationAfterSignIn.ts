import { roleQuery } from '../../atoms/session.ts';
import type { AuthUser } from '../../auth/provider/authProvider.ts';
import type { AppServices } from '../../services.ts';
import { paths, requiredRole } from '../paths/paths.ts';

/**
 * The path where a user goes after signing in: `destination`, or the home page if the user's role may not open it or could
 * not be read. Otherwise the guard of the destination would send the user back to the login page.
 */
export const destinationAfterSignIn = async (
  { api, queryClient }: Pick<AppServices, 'api' | 'queryClient'>,
  user: Pick<AuthUser, 'uid' | 'email'>,
  destination: string,
): Promise<string> => {
  const needed = requiredRole(destination);
  if (!needed) return destination;
  // No retries: the user is waiting, and the home page is always right.
  const role = await queryClient.fetchQuery({ ...roleQuery(api, user), retry: false }).catch(() => null);
  return role === needed ? destination : paths.home();
};
