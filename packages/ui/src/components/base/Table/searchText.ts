import type { Bike, User } from '@second-gear/contract';

/** The text of one table row, which the browser's find-in-page searches when the row is not rendered. */

export const userSearchText = ({ name, email, role }: User): string => [name, email, role].join('\n');

export const bikeSearchText = ({ bikeName, resaleValue, condition }: Bike): string =>
  [bikeName, resaleValue, condition].join('\n');
