import { describe, expect, test } from 'vitest';
import { createBrowser } from './browser.ts';
import { openPage } from './openPage.ts';
import { type Card, createTestServer, type ServerKind } from './testServer.ts';

/** Several buyers of one bike press Pay at the same moment, each in a browser of their own (failure mode T2). */
const race = async (count: number, server: ServerKind, cards: readonly Card[]) => {
  const backend = await createTestServer({ buyers: count });
  const pages = backend.buyers.map((buyer) => openPage({ backend, browser: createBrowser(), buyer, server }));
  await Promise.all(pages.map(({ open }) => open()));
  expect(new Set(pages.map(({ state }) => state().state))).toEqual(new Set(['ready']));
  await Promise.all(pages.map(({ pay }, turn) => pay(cards[turn % cards.length] ?? '4242424242424242')));
  await backend.idle();
  const states = pages.map(({ state }) => state());
  return {
    ...backend.snapshot(),
    paid: states.filter(({ state }) => state === 'paid').length,
    sold: states.filter((now) => now.state === 'unavailable' && now.reason === 'soldToAnother').length,
  };
};

const good: Card = '4242424242424242';
const asksTheBank: Card = '4000002500003155';

const servers = ['reserves, with the key', 'reserves, without the key'] as const;

describe.each(servers)('T2: with a server that %s', (server) => {
  test.each([
    [2, [good]],
    [10, [good]],
    [2, [asksTheBank]],
    [10, [asksTheBank, good]],
  ] as const)(
    'T2: only one of %i buyers who pay at the same moment with the cards %j is charged, and all others see that the bike is sold',
    async (count, cards) => {
      expect(await race(count, server, cards)).toMatchObject({
        charges: 1,
        payments: 1,
        paid: 1,
        sold: count - 1,
        isPaid: true,
        isSold: true,
      });
    },
  );
});
