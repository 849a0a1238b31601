import { PublicLayout, RouteErrorScreen, toast, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { worldAtom } from '../atoms/world.ts';
import { PartMissing } from '../loadPart.ts';
import { paths } from '../paths.ts';
import { Title } from '../Title.tsx';
import { reloadOnceSettled } from '../unsettled.ts';
import { useProblemWords } from '../words.ts';
import { Opening } from './Opening.tsx';
import { usePageChrome } from './usePageChrome.ts';

/**
 * In the place of a page that could not be shown. Where a part of the app is missing, the page is loaded once more before
 * anybody is told (faults D1), but not while a payment is under way (D2).
 */
export const RouteError = ({ error }: { error: unknown }) => {
  const isReloading = error instanceof PartMissing && error.isWorthAReload;
  useEffect(() => {
    if (isReloading) void reloadOnceSettled();
  }, [isReloading]);
  return isReloading ? <Opening /> : <Told error={error} />;
};

/** Spec §2: the error's status text or message, and a way out that signs out and goes to the login page. */
const Told = ({ error }: { error: unknown }) => {
  const copy = useCopy();
  const navigate = useNavigate();
  const inWords = useProblemWords();
  const { session, bikeDraft } = useAtomValue(worldAtom);
  const chrome = usePageChrome();

  const message =
    error instanceof Response
      ? error.statusText || String(error.status)
      : error instanceof PartMissing
        ? copy.routeError.chunk
        : inWords(error);

  const logOut = async () => {
    try {
      await session.signOut();
      bikeDraft.forget();
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
