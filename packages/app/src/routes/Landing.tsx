import { LandingScreen, useCopy } from '@second-gear/ui';
import { Title } from '../Title.tsx';

/** The dashboard's landing page (spec §2): a picture, and the title Dashboard plus the product's name. */
export const Landing = () => {
  const copy = useCopy();
  return (
    <>
      <Title page={copy.dashboard.title} />
      <LandingScreen />
    </>
  );
};
