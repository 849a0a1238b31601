import { paths, requiredRole } from '#core/navigation/paths.ts';
import type { CoreServices } from '#core/services.ts';
import type { AuthUser } from '../provider/authProvider.ts';
import { roleQuery } from '../sessionAtoms.ts';

/**
 * The home page if the user's role may not open `destination` or could not be read: the guard would redirect to the
 * login page.
 */
export const destinationAfterSignIn = async (
  { api, queryClient }: Pick<CoreServices, 'api' | 'queryClient'>,
  user: Pick<AuthUser, 'uid' | 'email'>,
  destination: string,
): Promise<string> => {
  const needed = requiredRole(destination);
  if (!needed) return destination;
  // The user is waiting, and every user may open the home page.
  const role = await queryClient.fetchQuery({ ...roleQuery(api, user), retry: false }).catch(() => null);
  return role === needed ? destination : paths.home();
};
