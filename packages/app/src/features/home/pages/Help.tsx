import { useHelpCopy } from '@second-gear/ui';
import { HelpScreen } from '@second-gear/ui/screens/public/Help/HelpScreen';
import { useAtomValue } from 'jotai';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { servicesAtom } from '#core/services.ts';

export const Help = () => {
  const { help } = useHelpCopy();
  const { contactEmail } = useAtomValue(servicesAtom).settings;
  return (
    <>
      <DocumentTitle page={help.title} />
      <HelpScreen contactEmail={contactEmail} />
    </>
  );
};
