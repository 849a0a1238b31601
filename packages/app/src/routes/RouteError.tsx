import { PublicLayout, RouteErrorScreen, toast, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom';
import { worldAtom } from '../atoms/world.ts';
import { paths } from '../paths.ts';
import { Title } from '../Title.tsx';
import { useProblemWords } from '../words.ts';
import { usePageChrome } from './usePageChrome.ts';

/** How browsers say that a part of the app did not come, each in its own words. */
const isMissingChunk = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);

/** Spec §2: the error's status text or message, and a way out that signs out and goes to the login page. */
export const RouteError = () => {
  const error = useRouteError();
  const copy = useCopy();
  const navigate = useNavigate();
  const inWords = useProblemWords();
  const { session } = useAtomValue(worldAtom);
  const chrome = usePageChrome();

  const message = isRouteErrorResponse(error)
    ? error.statusText || String(error.status)
    : isMissingChunk(error)
      ? copy.routeError.chunk
      : inWords(error);

  const logOut = async () => {
    try {
      await session.signOut();
      toast.success(copy.toasts.loggedOut);
      await navigate(paths.login());
    } catch (problem) {
      toast.error(inWords(problem));
    }
  };

  return (
    <PublicLayout {...chrome}>
      <Title page={copy.routeError.title} />
      <RouteErrorScreen message={message} onLogout={() => void logOut()} />
    </PublicLayout>
  );
};
