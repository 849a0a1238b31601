import assert from 'node:assert/strict';
import { routeNameOf } from '@second-gear/mock-server/backend';
import { aboutBikes } from './cases/bikes.ts';
import { aboutOrders } from './cases/bookings.ts';
import { unsound } from './cases/check.ts';
import { everyAddress, families } from './cases/commonCases.ts';
import { type Case, everythingIn } from './cases/testCase.ts';
import { aboutPeople } from './cases/users.ts';
import type { Door, Question } from './server/serverUnderTest.ts';

export { runCase } from './cases/check.ts';
/**
 * The contract suite: what every door to the shop must answer, as data, so that the MSW door, the mock server and any
 * server by URL are asked the same. The shop behind the door must begin with `morning()` of the fixtures.
 */
export { type Case, titleOf } from './cases/testCase.ts';
export {
  type Answer,
  askByFetch,
  askByHttp,
  type Door,
  doorBy,
  type Question,
  tokenBy,
} from './server/serverUnderTest.ts';

/** Every row of the table, asked well and asked badly. */
export const cases: readonly Case[] = [...aboutPeople, ...aboutBikes, ...aboutOrders, ...families];

/** Methods and paths that no table lists, neither the shop's nor the card stand-in's. */
export const offTheTable: readonly Question[] = everyAddress
  .filter((question) => !routeNameOf(question))
  .map((question) => ({
    ...question,
    ...(['POST', 'PUT', 'PATCH'].includes(question.method) && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'admin', isVerified: true, paid: true, soldOut: true }),
    }),
  }));

/**
 * Asks everything that is off the table: each must be answered with 404, or with 405 and what is allowed, and nothing may
 * change. Throws an AssertionError that names the question.
 */
export const runOffTheTable = async (door: Door): Promise<void> => {
  await door.reset();
  const before = await everythingIn(door);
  for (const question of offTheTable) {
    const answer = await door.ask(question);
    const asked = `${question.method} ${question.path}`;
    assert([404, 405].includes(answer.status), `${asked} was answered with ${answer.status}`);
    if (answer.status === 405) assert.match(answer.headers.allow ?? '', /^[A-Z]+(, [A-Z]+)*$/, `${asked} has no Allow`);
    if (question.method !== 'HEAD') assert.deepEqual(unsound(answer), [], asked);
  }
  assert.deepEqual(await everythingIn(door), before, 'something has changed');
};
