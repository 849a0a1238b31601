import { enAccount } from './account/account.ts';
import { enOrders } from './account/orders.ts';
import { enSignIn } from './account/signIn.ts';
import { enSignInHelp } from './account/signInHelp.ts';
import { enAdmin } from './admin.ts';
import { enBikeDetails } from './bikes/bikeDetails.ts';
import { enPlaces } from './bikes/places.ts';
import { enSearch } from './bikes/search.ts';
import { enBlogs } from './blogs.ts';
import { en, enDemo } from './en.ts';
import { enHelp } from './help.ts';
import { enHome } from './home.ts';
import { enPayment } from './payment.ts';
import { enSaveAndCompare } from './saved/saveAndCompare.ts';
import { enSavedBikes } from './saved/savedBikes.ts';
import { enAddBike } from './selling/addBike.ts';
import { enSelling } from './selling/selling.ts';

/** Only for tests, Storybook and the build, because a page loads only its own texts. */
export const allCopy = {
  ...en,
  ...enHelp,
  ...enHome,
  ...enSignIn,
  ...enBlogs,
  ...enAddBike,
  ...enAdmin,
  ...enBikeDetails,
  ...enAccount,
  ...enOrders,
  ...enPayment,
  ...enPlaces,
  ...enSearch,
  ...enSaveAndCompare,
  ...enSavedBikes,
  ...enSelling,
  ...enSignInHelp,
  ...enDemo,
};
