import { enAddBike } from './addBike.ts';
import { enBlogs } from './blogs.ts';
import { en, enDemo } from './en.ts';
import { enPayment } from './payment.ts';

/** All English texts in one object. Only for tests and the build, because pages load their texts separately. */
export const allCopy = { ...en, ...enBlogs, ...enAddBike, ...enPayment, ...enDemo };
