import { NotFoundScreen, useCopy } from '@second-gear/ui';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths.ts';

export const NotFound = () => {
  const copy = useCopy();
  return (
    <>
      <Title page={copy.notFound.title} />
      <NotFoundScreen homeHref={paths.home()} />
    </>
  );
};
