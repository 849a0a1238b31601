import { bikes } from '@second-gear/fixtures';
import { brandImagePath, brands } from '@second-gear/fixtures/demoImages';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { type Picture, pictures } from '../../illustrations/illustrations.ts';
import styles from '../Foundations.module.css';

const meta = preview.meta({ tags: ['!autodocs'] });

type Plate = Picture & { caption: string };

const plates: Plate[] = [
  { ...pictures.hero, caption: 'hero: crosses the lower edge of the home page’s poster' },
  ...pictures.gallery.map((picture, at) => ({ ...picture, caption: `gallery ${at + 1}: the Photo Gallery` })),
  { ...pictures.dashboard, caption: 'dashboard: the landing page' },
  { ...pictures.dashboardTall, caption: 'dashboardTall: the same on phones' },
  { ...pictures.login, caption: 'login: beside Login and Sign Up, on wide screens' },
  { ...pictures.ditch, caption: 'ditch: 404, and the route error page' },
  { ...pictures.empty, caption: 'empty: a list with nothing in it' },
  { ...pictures.noPhoto, caption: 'noPhoto: a listing without a photo' },
  ...brands.map((brand) => ({
    src: brandImagePath(brand),
    width: 540,
    height: 560,
    caption: `${brand}: the door of Top Bikes Brand`,
  })),
];

const Plates = ({ of }: { of: readonly Plate[] }) => (
  <div className={styles.pictures}>
    {of.map(({ caption, ...picture }) => (
      <figure key={caption}>
        <img {...picture} alt="" />
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    ))}
  </div>
);

const everyPictureHasLoaded = async (canvasElement: HTMLElement, howMany: number) => {
  const images = [...canvasElement.querySelectorAll('img')];
  await expect(images).toHaveLength(howMany);
  // Rejects for a picture that does not come or cannot be drawn.
  await Promise.all(images.map((image) => image.decode()));
};

/** The illustrations of the app, and the images of the three brands. */
export const FixedPictures = meta.story({
  render: () => (
    <>
      <PageHeading>Illustrations</PageHeading>
      <p className={styles.lead}>
        No photograph ships with the project. Everything is drawn in code, in the poster manner: a bike in side view,
        facing right, on a flat field with a horizon.
      </p>
      <Plates of={plates} />
    </>
  ),
  play: ({ canvasElement }) => everyPictureHasLoaded(canvasElement, plates.length),
});

const listings = Object.values(bikes)
  .filter(({ img }) => img.startsWith('/pictures/'))
  .map(({ img, bikeName }) => ({ src: img, width: 480, height: 300, caption: bikeName }));

/** The demo images of the named bikes. */
export const BikesOfListings = meta.story({
  render: () => (
    <>
      <PageHeading>Bikes of listings</PageHeading>
      <p className={styles.lead}>
        The same listing is drawn the same every time. The three marques are told apart by silhouette.
      </p>
      <Plates of={listings} />
    </>
  ),
  play: ({ canvasElement }) => everyPictureHasLoaded(canvasElement, listings.length),
});
