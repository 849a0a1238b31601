import { LandingScreen, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { roleAtom, userAtom } from '../../atoms/session.ts';
import { useRemote } from '../../feedback/useAsyncState.ts';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';

/** The dashboard's landing page (spec §2): who one is, a picture, and the title Dashboard plus the product's name. */
export const DashboardHome = () => {
  const copy = useCopy();
  const person = useAtomValue(userAtom);
  const role = useRemote(roleAtom);
  return (
    <>
      <Title page={copy.dashboard.title} />
      <LandingScreen name={person?.name || person?.email || ''} role={role} />
    </>
  );
};
