import { createSeedData } from '../../mock-server/src/scenarios/seedData.ts';
import type { ServerData } from '../../mock-server/src/storage/dataFile.ts';
import type { Db } from '../../packages/fixtures/src/db.ts';
import { buildUser, generateBikes } from '../../packages/fixtures/src/index.ts';

/** Honda: the category whose list is measured. */
export const category = '1' as const;

const isListed = ({ category_id, soldOut }: Db['products'][number]) => category_id === category && !soldOut;

/**
 * Returns the seed data with the given number of unsold bikes in the measured category. The other categories are
 * unchanged.
 *
 * @throws {Error} when the seed data already has more unsold bikes in this category.
 */
export const datasetWithBikes = (bikes: number): ServerData => {
  const seedData = createSeedData();
  const missing = bikes - seedData.db.products.filter(isListed).length;
  if (missing < 0) throw new Error(`The seed data has more than ${bikes} bikes in one category.`);
  const known = new Set(seedData.db.products.map(({ _id }) => _id));
  // Generates more bikes than are missing, because some of the generated bikes are sold, and some are in the seed data
  // already.
  const more = generateBikes({ bikes: known.size + 2 * missing })
    .filter(({ _id, soldOut }) => !soldOut && !known.has(_id))
    .slice(0, missing)
    .map((bike) => ({ ...bike, category_id: category, advertise: false }));
  return { ...seedData, db: { ...seedData.db, products: [...seedData.db.products, ...more] } };
};

/** The seed data with the given number of buyers and the same number of sellers. The demo users are among them. */
export const datasetWithUsers = (count: number): ServerData => {
  const seedData = createSeedData();
  const more = (['buyer', 'seller'] as const).flatMap((role) =>
    Array.from({ length: count - seedData.db.users.filter((user) => user.role === role).length }, (_, number) =>
      buildUser({ name: `Arif Hossain ${number}`, email: `${role}.${number}@example.com`, role }),
    ),
  );
  return { ...seedData, db: { ...seedData.db, users: [...seedData.db.users, ...more] } };
};
