import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { ErrorPage } from '../../../components/feedback/ErrorPage/ErrorPage.tsx';
import { useCopy } from '../../../copy/useCopy.ts';

type NotFoundScreenProps = {
  /** The URL of the home page. */
  homeHref: string;
};

/** The screen for a URL that belongs to no page (docs/requirements.md §2). */
export const NotFoundScreen = ({ homeHref }: NotFoundScreenProps) => {
  const { notFound } = useCopy();
  return (
    <ErrorPage number="404" sentence={notFound.sentence}>
      <LinkButton href={homeHref}>{notFound.homeLink}</LinkButton>
    </ErrorPage>
  );
};
