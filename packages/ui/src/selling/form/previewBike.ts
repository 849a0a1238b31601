import type { Bike, User } from '@second-gear/contract';
import type { BikeDraft } from './newBike.ts';

/** The id of the preview. No bike of the server has this id. */
const previewId = 'preview';

/**
 * Returns the bike that buyers would see if the seller added it now. It has no date, and no image if the photo is a file
 * that is not uploaded yet.
 */
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
