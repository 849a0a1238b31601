import { NotFoundScreen, useCopy } from '@second-gear/ui';
import { paths } from '../paths.ts';
import { Title } from '../Title.tsx';

export const NotFound = () => {
  const copy = useCopy();
  return (
    <>
      <Title page={copy.notFound.title} />
      <NotFoundScreen homeHref={paths.home()} />
    </>
  );
};
