import { LandingScreen, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { personAtom, roleAtom } from '../../atoms/session.ts';
import { useRemote } from '../../feedback/useAsyncState.ts';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';

/** The dashboard's landing page (spec §2): who one is, a picture, and the title Dashboard plus the product's name. */
export const Landing = () => {
  const copy = useCopy();
  const person = useAtomValue(personAtom);
  const role = useRemote(roleAtom);
  return (
    <>
      <Title page={copy.dashboard.title} />
      <LandingScreen name={person?.name || person?.email || ''} role={role} />
    </>
  );
};
