import { enAddBike } from './addBike.ts';
import { enBlogs } from './blogs.ts';
import { en, enStandIns } from './en.ts';
import { enPayment } from './payment.ts';

/** All that the shop says in English, for whoever needs it at once: tests, and the build. */
export const everyWord = { ...en, ...enBlogs, ...enAddBike, ...enPayment, ...enStandIns };
