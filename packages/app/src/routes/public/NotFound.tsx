import { NotFoundScreen, useCopy } from '@second-gear/ui';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths/paths.ts';

export const NotFound = () => {
  const copy = useCopy();
  return (
    <>
      <DocumentTitle page={copy.notFound.title} />
      <NotFoundScreen homeHref={paths.home()} />
    </>
  );
};
