import { useCopy } from '@second-gear/ui';
import { NotFoundScreen } from '@second-gear/ui/screens/public/NotFound/NotFoundScreen';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';

export const NotFound = () => {
  const copy = useCopy();
  return (
    <>
      <DocumentTitle page={copy.notFound.title} />
      <NotFoundScreen homeHref={paths.home()} />
    </>
  );
};
