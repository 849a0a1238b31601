import type { Bike, User } from '@second-gear/contract';

export const userSearchText = ({ name, email, role }: User): string => [name, email, role].join('\n');

export const bikeSearchText = ({ bikeName, resaleValue, condition }: Bike): string =>
  [bikeName, resaleValue, condition].join('\n');
