import { DashboardHomeScreen, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { roleAtom, userAtom } from '../../atoms/session.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';

/** The dashboard's landing page (spec §2): who one is, a picture, and the title Dashboard plus the product's name. */
export const DashboardHome = () => {
  const copy = useCopy();
  const person = useAtomValue(userAtom);
  const role = useAsyncState(roleAtom);
  return (
    <>
      <Title page={copy.dashboard.title} />
      <DashboardHomeScreen name={person?.name || person?.email || ''} role={role} />
    </>
  );
};
