import type { Bike, User } from '@second-gear/contract';
import type { BikeDraft } from './newBike.ts';

/** No bike of the server has this id. */
const previewId = 'preview';

/** The bike has no date, and no image while the photo is a file that is not uploaded yet. */
export const toPreviewBike = (
  { category_id, condition, photo, copyOf: _, ...texts }: BikeDraft,
  seller: Pick<User, 'name' | 'email' | 'isVerified'>,
): Bike => ({
  ...texts,
  _id: previewId,
  category_id: category_id ?? '',
  condition: condition ?? '',
  img: typeof photo === 'string' ? photo : '',
  sellerName: seller.name || seller.email,
  email: seller.email,
  isVerified: seller.isVerified,
  date: '',
  advertise: false,
  soldOut: false,
  report: false,
});
