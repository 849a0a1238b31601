import type { Bike, User } from '@second-gear/contract';

/** What the tables say of one row: what the browser's own search looks through where no row is drawn. */

export const userSearchText = ({ name, email, role }: User): string => [name, email, role].join('\n');

export const bikeSearchText = ({ bikeName, resaleValue, condition }: Bike): string =>
  [bikeName, resaleValue, condition].join('\n');
