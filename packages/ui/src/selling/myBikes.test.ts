import { bikes } from '@second-gear/fixtures';
import { describe, expect, it, test } from 'vitest';
import { defaultView, formatMyBikesView, parseMyBikesView, selectMyBikes, totalsOf } from './myBikes.ts';

const build = (bikeName: string, change: Partial<typeof bikes.available> = {}) => ({
  ...bikes.available,
  _id: bikeName,
  bikeName,
  ...change,
});

const own = [
  build('Honda CG125', { date: '2026-01-02T00:00:00.000Z', resaleValue: '1.5 lakh', location: 'Mirpur, Dhaka' }),
  build('Yamaha RX 100', { date: '2026-01-03T00:00:00.000Z', resaleValue: '৯৫০০০', advertise: true }),
  build('Bullet 350', { date: 'long ago', resaleValue: 'call me' }),
  build('Honda H100S', { date: '2026-01-01T00:00:00.000Z', resaleValue: '80000', soldOut: true, advertise: true }),
];

const names = (change: Partial<typeof defaultView>) =>
  selectMyBikes(own, { ...defaultView, ...change }).map(({ bikeName }) => bikeName);

describe('My Product', () => {
  it.each([
    ['all', ['Yamaha RX 100', 'Honda CG125', 'Honda H100S', 'Bullet 350']],
    ['available', ['Yamaha RX 100', 'Honda CG125', 'Bullet 350']],
    ['advertised', ['Yamaha RX 100']],
    ['sold', ['Honda H100S']],
  ] as const)('has the bikes of the tab "%s", the newest first [R12.20]', (tab, expected) => {
    expect(names({ tab })).toEqual(expected);
  });

  it.each([
    ['oldest', ['Honda H100S', 'Honda CG125', 'Yamaha RX 100', 'Bullet 350']],
    ['cheapest', ['Honda H100S', 'Yamaha RX 100', 'Honda CG125', 'Bullet 350']],
    ['dearest', ['Honda CG125', 'Yamaha RX 100', 'Honda H100S', 'Bullet 350']],
    ['name', ['Bullet 350', 'Honda CG125', 'Honda H100S', 'Yamaha RX 100']],
  ] as const)('has the bikes in the order "%s", and those without a value last [R12.21]', (order, expected) => {
    expect(names({ order })).toEqual(expected);
  });

  it.each([
    ['honda', ['Honda CG125', 'Honda H100S']],
    ['mirpur honda', ['Honda CG125']],
    ['honda, mirpur', ['Honda CG125']],
    ['cg-125', ['Honda CG125']],
    ['1.5 lakh', ['Honda CG125']],
    ['ninja', []],
  ])('has the bikes that contain all words of %o when the seller searches for it [R12.20]', (text, expected) => {
    expect(names({ text })).toEqual(expected);
  });
});

test('totalsOf counts the bikes of each tab, and adds up the prices that can be read [R12.22]', () => {
  expect(totalsOf(own)).toEqual({
    counts: { all: 4, available: 3, advertised: 1, sold: 1 },
    forSale: 245_000,
    sold: 80_000,
    withoutPrice: 1,
  });
  expect(totalsOf([])).toMatchObject({ forSale: 0, sold: 0, withoutPrice: 0 });
});

describe('the view of My Product', () => {
  it('is the same when it is written into the URL and read from it [R12.23]', () => {
    const view = { tab: 'sold', order: 'cheapest', text: 'হোন্ডা & 125', page: 2 } as const;
    expect(parseMyBikesView(new URLSearchParams(formatMyBikesView(view).toString()))).toEqual(view);
    expect(formatMyBikesView(defaultView).toString()).toBe('');
  });

  it('is the default view, with a short text, when the URL has unknown values and a very long text [R12.23]', () => {
    const view = parseMyBikesView(new URLSearchParams(`tab=__proto__&sort=7&q=${'a'.repeat(5000)}`));
    expect(view).toEqual({ ...defaultView, text: 'a'.repeat(100) });
  });
});
