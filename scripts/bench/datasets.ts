import { firstShop } from '../../mock-server/src/scenarios/seedData.ts';
import type { Shop } from '../../mock-server/src/storage/dataFile.ts';
import type { Db } from '../../packages/fixtures/src/db.ts';
import { buildUser, crowd } from '../../packages/fixtures/src/index.ts';

/** Honda: the brand whose list is measured. */
export const brand = '1' as const;

const isOffered = ({ category_id, soldOut }: Db['products'][number]) => category_id === brand && !soldOut;

/**
 * The shop's first morning with as many bikes of one brand as are wanted, none of them sold; the other brands stay as they
 * are. Throws where the first morning has more than that already.
 */
export const shopWithBikes = (bikes: number): Shop => {
  const shop = firstShop();
  const missing = bikes - shop.db.products.filter(isOffered).length;
  if (missing < 0) throw new Error(`The first morning has more than ${bikes} bikes of one brand.`);
  const known = new Set(shop.db.products.map(({ _id }) => _id));
  // The crowd is dealt to three brands, and some of it is sold: twice as many are enough.
  const more = crowd({ bikes: known.size + 2 * missing })
    .filter(({ _id, soldOut }) => !soldOut && !known.has(_id))
    .slice(0, missing)
    .map((bike) => ({ ...bike, category_id: brand, advertise: false }));
  return { ...shop, db: { ...shop.db, products: [...shop.db.products, ...more] } };
};

/** The shop's first morning with that many buyers and that many sellers, demo people included. */
export const shopWithPeople = (people: number): Shop => {
  const shop = firstShop();
  const more = (['buyer', 'seller'] as const).flatMap((role) =>
    Array.from({ length: people - shop.db.users.filter((user) => user.role === role).length }, (_, number) =>
      buildUser({ name: `Arif Hossain ${number}`, email: `${role}.${number}@example.com`, role }),
    ),
  );
  return { ...shop, db: { ...shop.db, users: [...shop.db.users, ...more] } };
};
