import { Ditch } from '../../components/Ditch/Ditch.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useCopy } from '../../copy/useCopy.ts';

type NotFoundScreenProps = {
  homeHref: string;
};

/** Any unknown path (spec §2). */
export const NotFoundScreen = ({ homeHref }: NotFoundScreenProps) => {
  const { notFound } = useCopy();
  return (
    <Ditch number="404" sentence={notFound.sentence}>
      <LinkButton href={homeHref}>{notFound.wayOut}</LinkButton>
    </Ditch>
  );
};
