import { bikes, generateBikes } from '@second-gear/fixtures';
import { describe, expect, it } from 'vitest';
import type { SearchableBike } from '../query/searchQuery.ts';
import { finish } from '../work.ts';
import { searchBikes } from './searchBikes.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';
import { understand } from './understand.ts';

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
  const search = (text: string) => finish(searchBikes(index, understand(text, index.vocabulary), list, 'list'));
  return { index, search };
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
    ['চট্টগ্রাম', [agrabad]],
  ])('search finds the bikes of a place under its name %j [R10.07c]', async (text, found) => {
    const list = [...all, agrabad, atGabtoli];
    const { search } = await createIndexOf(list);
    expect(search(text).all).toEqual(found);
  });

  it('shows the bikes whose description names a place first among the near ones when no bike is there [R10.07c]', async () => {
    const { search } = await createIndexOf([...all, atGabtoli]);
    const { all: found, some } = search('গাবতলী');
    expect(found).toEqual([]);
    expect(some).toEqual([{ missing: 'গাবতলী', bikes: [atGabtoli] }]);
  });

  it('marks the name of the place that the card shows when the user searches for another name [R10.08]', async () => {
    const { search } = await createIndexOf(all);
    expect(search('মিরপুর').matcher.marks).toContain('mirpur');
    expect(search('mirpur').matcher.marks).toContain('মিরপুর');
    expect(search('mirpur e').matcher.marks).not.toContain('e');
  });
});

it('F101: a bike is found only by the first 300 words of its description, and by the first 40 of its location', async () => {
  const words = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${'x'.repeat(at)}`);
  const stuffed = build({
    description: `${words('d', 300).join(' ')} sylhet`,
    location: `${words('p', 40).join(' ')} khulna`,
  });
  const { search } = await createIndexOf([stuffed]);
  expect(
    ['sylhet', 'khulna', `d${'x'.repeat(299)}`, `p${'x'.repeat(39)}`].map((text) => search(text).all.length),
  ).toEqual([0, 0, 1, 1]);
});

it('F101: a bike is found at the first six places of its location', async () => {
  const location = 'Mirpur, Uttara, Gulshan, Banani, Dhanmondi, Mohammadpur, Khulna, Sylhet';
  const { search } = await createIndexOf([build({ location })]);
  expect(['mirpur', 'mohammadpur', 'in khulna', 'sylhet'].map((text) => search(text).all.length)).toEqual([1, 1, 0, 0]);
});

describe('search', () => {
  it.each([
    ['yamaha', [rx]],
    ['YAM', [rx]],
    ['rx 100', [rx]],
    ['100 rx', [rx]],
    ['cg125', [cg]],
    ['cg-125', [cg]],
    ['হোন্ডা', [cg, cd]],
    ['হোন্ডা ১২৫', [cg]],
    ['honda dhaka', [cg, cd]],
    ['rahim', [cg]],
    ['রহিম উদ্দিনের', [cg]],
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
    ['2004 or 2005', all],
    ['2003 or 2005', []],
  ])('finds the bikes with all words of %o', async (text, expected) => {
    const { search } = await createIndexOf(all);
    expect(search(text).all).toEqual(expected);
  });

  it.each([
    ['a yamaha near mirpur', [rx]],
    ['Honda from the Rahim', [cg]],
    ['in dhaka', [rx, cg, cd]],
    ['honda মিরপুর থেকে ১০', [cd]],
    ['in', all],
    ['yamaha near', [rx]],
    ['হোন্ডা মিরপুর ১০ থেকে', [cd]],
  ])('ignores connecting words in %o [R10.07b]', async (text, expected) => {
    const { search } = await createIndexOf(all);
    expect(search(text).all).toEqual(expected);
  });

  it.each([
    ['hnda', [cg, cd]],
    ['hnoda', [cg, cd]],
    ['hondra', [cg, cd]],
    ['rcaer', [cafe]],
    ['tyrez', []],
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
    expect(search(text).all).toEqual(expected);
  });

  it('takes a word with synonyms for a whole word: "lal" is red, not Lalbagh', async () => {
    const lalbagh = build({ location: 'Lalbagh, Old Dhaka' });
    const red = build({ description: 'Red tank' });
    const { search } = await createIndexOf([lalbagh, red]);
    expect([search('lal ronger bike').all, search('lalb').all]).toEqual([[red], [lalbagh]]);
  });

  it('finds only the bikes with the exact word when there are such bikes', async () => {
    const hondo = build({ bikeName: 'Hondu' });
    const { search } = await createIndexOf([...all, hondo]);
    expect(search('hondu').all).toEqual([hondo]);
  });

  it('finds bikes with similar words when no bike has all of the exact words', async () => {
    const hondo = build({ bikeName: 'Hondu' });
    const { search } = await createIndexOf([...all, hondo]);
    expect(search('hondu dhanmondi').all).toEqual([cg]);
  });

  it('finds words that begin with a typed word of one letter only when it is the last typed word', async () => {
    const { search } = await createIndexOf(all);
    expect(search('y').all).toEqual([rx]);
  });

  it.each(['?!', '—', ' '])('finds all bikes when the text has no word: %o', async (text) => {
    const { search } = await createIndexOf(all);
    expect(search(text).all).toEqual(all);
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

describe('an excluded name', () => {
  it.each([
    ['not honda', [rx, cafe]],
    ['honda but not cg 125', [cd]],
    ['dhaka not mirpur', [cg]],
    ['honda or yamaha chara', [cafe]],
  ])('excludes the bikes of this name in %j [R10.16k]', async (text, expected) => {
    const { search } = await createIndexOf(all);
    expect(search(text).all).toEqual(expected);
    expect(search(text).matcher.marks).not.toContain('mirpur');
  });
});

it('finds a model whose word and number are apart in the name, or that has another name [R10.16d]', async () => {
  const cub = build({ bikeName: 'Honda C70 Super Cub', brandName: 'Honda' });
  const [c50, benly] = [
    build({ bikeName: 'Honda C-50', brandName: 'Honda' }),
    build({ bikeName: 'Honda Benly CD125' }),
  ];
  const { search } = await createIndexOf([...all, cub, c50, benly]);
  const found = ['honda cub 50', 'honda cub 70', 'super cub 70', 'benly 125', 'cub 125'].map(
    (text) => search(text).all,
  );
  expect(found).toEqual([[c50], [cub], [cub], [benly], []]);
});

it('finds a seller in the other script when one word sounds a little different', async () => {
  const bike = build({ sellerName: 'Sourav Mitra' });
  const { search } = await createIndexOf([...all, bike]);
  expect(search('সৌরভ মিত্র').all).toEqual([bike]);
});

describe('a limit that excludes all bikes', () => {
  const priced = [60_000, 64_500, 90_000].map((price) => build({ brandName: 'Honda', resaleValue: String(price) }));
  it.each([
    ['honda under 55000', { kind: 'maxPrice', value: 65_000 }, true, 2],
    ['honda under 20000', { kind: 'maxPrice', value: 60_000 }, false, 1],
    ['honda above 1 lakh', { kind: 'minPrice', value: 90_000 }, true, 1],
    ['honda above 5 lakh', { kind: 'minPrice', value: 90_000 }, false, 1],
    ['honda 10k to 20k', { kind: 'priceRange', value: { from: 10_000, to: 60_000 } }, false, 1],
    ['honda 70k to 80k', { kind: 'priceRange', value: { from: 70_000, to: 90_000 } }, true, 1],
    ['honda 95k to 3 lakh', { kind: 'priceRange', value: { from: 90_000, to: 300_000 } }, true, 1],
    ['honda used up to 2 years', { kind: 'usedRange', value: { from: null, to: 22 } }, true, 3],
  ])('is loosened in %j as far as the nearest prices [R10.16j]', async (text, limit, isNear, count) => {
    const { search } = await createIndexOf(priced);
    expect(search(text).excludedBy[0]?.loosened).toMatchObject({ part: limit, isNear, count });
  });
});

describe('adding bikes', () => {
  const countOf = (index: SearchIndex, text: string, list: readonly SearchableBike[]) =>
    finish(searchBikes(index, understand(text), list)).all.length;

  it('the index covers a list of bikes only when all of the bikes have been added', async () => {
    const many = generateBikes({ bikes: 300 }).map((bike) => ({ ...bike, brandName: 'Brand' }));
    const index = createSearchIndex();
    const work = index.add(many);
    await Promise.resolve();
    expect(index.covers(many)).toBe(false);
    await work;
    expect(index.covers(many)).toBe(true);
    expect(countOf(index, '"brand"', many)).toBe(300);
  });

  it('the index contains a record once when it is added twice, and contains a changed record as another bike', async () => {
    const { index } = await createIndexOf([rx, rx]);
    const changed = { ...rx, bikeName: 'Yamaha DT 125' };
    await Promise.all([index.add([rx, changed]), index.add([changed])]);
    expect([rx, changed].map((bike) => countOf(index, 'dt 125', [bike]))).toEqual([0, 1]);
    expect(index.size()).toBe(2);
  });
});
