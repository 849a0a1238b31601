import type { Access } from '../../../packages/app/src/core/navigation/routeTable.ts';

/** Who may open a page, in the order of the sidebar and of the overview pages. */
export const accessNames: Record<Access, string> = {
  public: 'Every user',
  signedIn: 'Signed-in user',
  buyer: 'Buyer',
  seller: 'Seller',
  admin: 'Admin',
};

/** The role with which a name begins, as in `AdminHome` and `Seller View`. */
export const roleNamedIn = (name: string): Exclude<Access, 'public' | 'signedIn'> | undefined =>
  (['buyer', 'seller', 'admin'] as const).find((role) => new RegExp(`^${accessNames[role]}(?![a-z])`).test(name));
