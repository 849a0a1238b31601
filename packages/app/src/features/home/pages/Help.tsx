import { useHelpCopy } from '@second-gear/ui';
import { HelpScreen } from '@second-gear/ui/screens/public/Help/HelpScreen';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';

export const Help = () => {
  const { help } = useHelpCopy();
  return (
    <>
      <DocumentTitle page={help.title} />
      <HelpScreen />
    </>
  );
};
