import { bikes, generateBikes } from '@second-gear/fixtures';
import { describe, expect, it } from 'vitest';
import { emptyQuery, type SearchableBike } from '../query/searchQuery.ts';
import { createSearchIndex } from './searchIndex.ts';

const build = (fields: Partial<SearchableBike>): SearchableBike => ({
  ...bikes.available,
  bikeName: '',
  description: '',
  location: '',
  sellerName: '',
  brandName: '',
  ...fields,
});

const rx = build({ bikeName: 'Yamaha RX 100', brandName: 'Yamaha', location: 'Mirpur 10, Dhaka' });
const cg = build({
  bikeName: 'Honda CG125',
  brandName: 'Honda',
  location: 'Dhanmondi, Dhaka',
  sellerName: 'Rahim Uddin',
});
const cd = build({
  bikeName: 'হোন্ডা সিডি ৮০',
  brandName: 'Honda',
  location: 'মিরপুর ১০, ঢাকা',
  description: 'কাগজপত্র সব ঠিক আছে',
});
const cafe = build({ bikeName: 'Café Racer', description: 'Carburettors balanced, r15 tyres' });
const all = [rx, cg, cd, cafe];
const agrabad = build({ bikeName: 'Yamaha RXS 115', brandName: 'Yamaha', location: 'Agrabad, Chattogram' });

const atGabtoli = build({ bikeName: 'Bajaj Pulsar', description: 'You can see it at Gabtoli.' });

const createIndexOf = async (list: readonly SearchableBike[]) => {
  const index = createSearchIndex();
  await index.add(list);
  return index;
};

describe('names of places', () => {
  it.each([
    ['মিরপুর', [rx, cd]],
    ['mirpur', [rx, cd]],
    ['মিরপুরের কাছে', [rx, cd]],
    ['ইয়ামাহা মিরপুর ১০', [rx]],
    ['ঢাকায়', [rx, cg, cd]],
    ['ধানমণ্ডি', [cg]],
    ['chittagong', [agrabad]],
    ['ctg', [agrabad]],
    ['চট্টগ্রাম', [agrabad]],
    ['গাবতলী', [atGabtoli]],
  ])('search finds the bikes of a place under its name %j [R10.07c]', async (text, found) => {
    const list = [...all, agrabad, atGabtoli];
    const matches = (await createIndexOf(list)).search(text);
    expect(list.filter((bike) => matches.has(bike))).toEqual(found);
  });

  it('wordsOf returns the name of the place that the card shows when the user searches for another name [R10.08]', async () => {
    const { search } = await createIndexOf(all);
    expect(search('মিরপুর').wordsOf(rx)).toContain('mirpur');
    expect(search('mirpur').wordsOf(cd)).toContain('মিরপুর');
  });
});

it('F101: a bike is found only by the first 300 words of its description, and by the first 40 of its location', async () => {
  const words = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${'x'.repeat(at)}`);
  const stuffed = build({
    description: `${words('d', 300).join(' ')} sylhet`,
    location: `${words('p', 40).join(' ')} khulna`,
  });
  const index = await createIndexOf([stuffed]);
  expect(
    ['sylhet', 'khulna', `d${'x'.repeat(299)}`, `p${'x'.repeat(39)}`].map((text) => index.search(text).has(stuffed)),
  ).toEqual([false, false, true, true]);
});

describe('suggest', () => {
  it.each([
    [
      'a yamaha under 1.5 lakh near mirpur from a verified seller',
      { text: 'yamaha mirpur', to: 150_000, verified: true },
    ],
    ['honda 1996 dhanmondi', { text: 'honda dhanmondi', to: null, verified: false }],
    ['verified honda', { text: 'honda', to: null, verified: true }],
  ])(
    'suggest returns the words of bikes and the filters in %j [R10.16b]',
    async (text, { text: kept, to, verified }) => {
      const index = await createIndexOf(all);
      expect(index.suggest({ ...emptyQuery, text })).toEqual({
        ...emptyQuery,
        text: kept,
        price: { from: null, to },
        verifiedOnly: verified,
      });
    },
  );

  it('suggest returns null when no bike contains any of the words', async () => {
    const index = await createIndexOf(all);
    expect(index.suggest({ ...emptyQuery, text: 'gold plated' })).toBeNull();
    expect(index.suggest({ ...emptyQuery, text: '1996' })).toBeNull();
  });

  it('suggest returns null when it would not change the query', async () => {
    const index = await createIndexOf(all);
    expect(index.suggest({ ...emptyQuery, text: 'yamaha mirpur' })).toBeNull();
  });
});

describe('search', () => {
  it.each([
    ['yamaha', [rx]],
    ['YAM', [rx]],
    ['rx 100', [rx]],
    ['rx100', [rx]],
    ['100 rx', [rx]],
    ['cg 125', [cg]],
    ['cg125', [cg]],
    ['cg-125', [cg]],
    ['honda', [cg, cd]],
    ['হোন্ডা', [cg, cd]],
    ['হোন্ডা ১২৫', [cg]],
    ['honda dhaka', [cg, cd]],
    ['rahim', [cg]],
    ['dha', [rx, cg, cd]],
    ['১০০', [rx]],
    ['80', [cd]],
    ['10', [rx, cd]],
    ['carb balanced', [cafe]],
    ['কাগজ', [cd]],
    ['cafe', [cafe]],
    ['CAFÉ', [cafe]],
    ['honda mirpur', [cd]],
    ['cg mirpur', []],
    ['suzuki', []],
  ])('finds the bikes with all words of %o', async (text, expected) => {
    const { search } = await createIndexOf(all);
    expect(all.filter(search(text).has)).toEqual(expected);
  });

  it.each([
    ['a yamaha near mirpur', [rx]],
    ['Honda from the Rahim', [cg]],
    ['in dhaka', [rx, cg, cd]],
    ['honda মিরপুর থেকে ১০', [cd]],
    ['in', []],
    ['yamaha near', []],
    ['হোন্ডা মিরপুর ১০ থেকে', [cd]],
  ])('ignores connecting words, except the last word, in %o [R10.07b]', async (text, expected) => {
    const { search } = await createIndexOf(all);
    expect(all.filter(search(text).has)).toEqual(expected);
  });

  it.each([
    ['ymaha', [rx]],
    ['yamhaa', [rx]],
    ['hnda', [cg, cd]],
    ['hnoda', [cg, cd]],
    ['hondra', [cg, cd]],
    ['rcaer', [cafe]],
    ['dhanmodi', [cg]],
    ['mirpor yamaha', [rx]],
    ['carburetor', [cafe]],
    // In a short word or a number, one other character changes the meaning.
    ['rs', []],
    ['cgx', []],
    ['101', []],
    ['12345', []],
  ])('tolerates small typing errors, but not in short words and numbers: %o', async (text, expected) => {
    const { search } = await createIndexOf(all);
    expect(all.filter(search(text).has)).toEqual(expected);
  });

  it('finds only the bikes with the exact word when there are such bikes', async () => {
    const hondo = build({ bikeName: 'Hondo' });
    const { search } = await createIndexOf([...all, hondo]);
    expect([...all, hondo].filter(search('hondo').has)).toEqual([hondo]);
  });

  it('finds bikes with similar words when no bike has all of the exact words', async () => {
    const hondo = build({ bikeName: 'Hondo' });
    const { search } = await createIndexOf([...all, hondo]);
    expect([...all, hondo].filter(search('hondo dhanmondi').has)).toEqual([cg]);
  });

  it('finds words that begin with a typed word of one letter only when it is the last typed word', async () => {
    const { search } = await createIndexOf(all);
    expect(all.filter(search('r').has)).toEqual([rx, cg, cafe]);
    expect(all.filter(search('r 15').has)).toEqual([cafe]);
  });

  it.each(['?!', '—', ' '])('finds all bikes when the text has no word: %o', async (text) => {
    const { search } = await createIndexOf(all);
    expect(all.filter(search(text).has)).toEqual(all);
  });

  it.each([
    '__proto__ constructor toString',
    '.*+?^$()|[]{}\\',
    'a'.repeat(100_000),
    'ab '.repeat(50_000),
    '\u202e\u0000\ufffd',
  ])('does not throw when the text is hostile', async (text) => {
    const { search } = await createIndexOf([rx]);
    expect(() => search(text)).not.toThrow();
  });
});

describe('wordsOf', () => {
  it('returns what the user has typed of a word, or the complete word when the user has made a typing error', async () => {
    const { search } = await createIndexOf(all);
    expect(search('yam 10').wordsOf(rx).toSorted()).toEqual(['10', '10', 'yam'].toSorted());
    expect(search('ymaha').wordsOf(rx)).toEqual(['yamaha']);
  });
});

describe('adding bikes', () => {
  it('the index covers a list of bikes only when all of the bikes have been added', async () => {
    const many = generateBikes({ bikes: 300 }).map((bike) => ({ ...bike, brandName: 'Brand' }));
    const index = createSearchIndex();
    const work = index.add(many);
    await Promise.resolve();
    expect(index.covers(many)).toBe(false);
    await work;
    expect(index.covers(many)).toBe(true);
    expect(many.every(index.search('brand').has)).toBe(true);
  });

  it('the index contains a record once when it is added twice, and contains a changed record as another bike', async () => {
    const index = await createIndexOf([rx, rx]);
    const changed = { ...rx, bikeName: 'Yamaha DT 125' };
    await Promise.all([index.add([rx, changed]), index.add([changed])]);
    const { has } = index.search('dt 125');
    expect([rx, changed].map(has)).toEqual([false, true]);
    expect(index.size()).toBe(2);
  });

  it('does not change an earlier result when a bike is added', async () => {
    const index = await createIndexOf([rx]);
    const { has } = index.search('honda');
    await index.add([cg]);
    expect(has(cg)).toBe(false);
  });
});
