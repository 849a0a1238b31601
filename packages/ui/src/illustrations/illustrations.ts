import dashboard from './dashboard.svg';
import dashboardTall from './dashboard-tall.svg';
import fallenBike from './fallen-bike.svg';
import empty from './empty.svg';
import gallery1 from './gallery-1.svg';
import gallery2 from './gallery-2.svg';
import gallery3 from './gallery-3.svg';
import gallery4 from './gallery-4.svg';
import gallery5 from './gallery-5.svg';
import hero from './hero.svg';
import login from './login.svg';
import noPhoto from './no-photo.svg';

/** The size, in CSS pixels, reserves the space of the image before it has loaded. */
export type Illustration = { src: string; width: number; height: number };

export const illustrations = {
  /** On a transparent background. The lower edge is 40 px below the wheels. */
  hero: { src: hero, width: 940, height: 512 },
  /** In the order of the areas of the grid: one large, one wide and low, one tall, one small, one wide. */
  gallery: [
    { src: gallery1, width: 600, height: 405 },
    { src: gallery2, width: 640, height: 300 },
    { src: gallery3, width: 440, height: 420 },
    { src: gallery4, width: 440, height: 360 },
    { src: gallery5, width: 600, height: 350 },
  ],
  dashboard: { src: dashboard, width: 960, height: 480 },
  /** Cropped to a square for phones. */
  dashboardTall: { src: dashboardTall, width: 520, height: 520 },
  /** The upper half is sky, because the login page shows a headline over it. */
  login: { src: login, width: 560, height: 760 },
  fallenBike: { src: fallenBike, width: 720, height: 440 },
  empty: { src: empty, width: 560, height: 320 },
  noPhoto: { src: noPhoto, width: 480, height: 300 },
} as const satisfies Record<string, Illustration | readonly Illustration[]>;
