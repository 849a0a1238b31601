import { describe, expect, it } from 'vitest';
import { allCopy } from '../allCopy.ts';
import { amount, brandName, conditionName, dateTime, day, digits, list, number, numeral } from './formats.ts';

type TextFunction = (...args: unknown[]) => unknown;

/** Returns each text of a catalogue with its path: 'login.reasons.brand.before'. Numbers, such as counters, are left out. */
const textsOf = (value: unknown, path = ''): [path: string, text: string | TextFunction][] => {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as string | TextFunction]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path ? `${path}.${key}` : key));
};

type Catalogues = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Catalogues>(['../**/*.ts', '!../**/*.test.ts', '!../allCopy.ts'], { eager: true });

/** Returns the texts of all catalogues of one language: every export of a file of texts whose name begins with its code. */
const readCatalogues = (code: 'en' | 'bn'): Record<string, unknown> => {
  const exports = Object.values(files).flatMap((file) => Object.entries(file));
  const catalogues = exports.filter(([name]) => new RegExp(`^${code}([A-Z]|$)`).test(name));
  const { [`${code}Meta`]: meta, ...others } = Object.fromEntries(catalogues);
  return { ...Object.assign({}, ...Object.values(others)), meta };
};

const english = new Map(textsOf(readCatalogues('en')));
const bangla = textsOf(readCatalogues('bn'));
const strings = bangla.flatMap(([path, text]) => (typeof text === 'string' ? [{ path, text }] : []));
const functions = bangla.flatMap(([path, text]) => (typeof text === 'function' ? [{ path, call: text }] : []));

/** The texts that may have no Bangla letter: names, and the code of the language. */
const latinTexts = ['Second Gear', 'WhatsApp', 'bn'];

/**
 * The Latin words that a Bangla text may contain: names of services and programs, English menus of phones, an example of a
 * search, names in code, file formats.
 */
const latinWords = new Set(
  'Second Gear Yamaha Mirpur Google JavaScript React Angular Vue Chrome useState useReducer URL null JPG PNG WebP HEIC WhatsApp CSV Edge Firefox '
    .concat('Safari Play Store Android System WebView Settings General Software Update')
    .split(' '),
);

/**
 * The arguments with which the tests call each text that is a function. Numbers and amounts have Latin digits, as in the
 * app. Texts of users are in Bangla here, because a test checks that the result has no Latin digit.
 */
const samples: Record<string, unknown[][]> = {
  'meta.oldBrowser.needed': [[{ chrome: '109', firefox: '115', safari: '16.4' }]],
  'adminHome.range': [
    [50000, 100000],
    [400000, null],
  ],
  'adminHome.toVerify': [[0], [1], [1200]],
  'sellerHome.below': [[12, 8]],
  'sellerHome.above': [[12, 8]],
  'sellerHome.near': [[8]],
  'report.otherReports': [[0], [1], [1200]],
  'report.otherBikes': [
    [0, 0],
    [12, 3],
  ],
  'adminTools.ascending': [['নাম']],
  'adminTools.descending': [['নাম']],
  'adminTools.found': [
    [1200, 1200],
    [12, 1200],
  ],
  'adminTools.bulk.titles.deleteBuyers': [[1], [1200]],
  'adminTools.bulk.titles.deleteSellers': [[1], [1200]],
  'adminTools.bulk.titles.deleteReports': [[1], [1200]],
  'adminTools.bulk.titles.verifySellers': [[1], [1200]],
  'adminTools.bulk.tasks.deleteBuyers': [[1], [1200]],
  'adminTools.bulk.tasks.deleteSellers': [[1], [1200]],
  'adminTools.bulk.tasks.deleteReports': [[1], [1200]],
  'adminTools.bulk.tasks.verifySellers': [[1], [1200]],
  'adminTools.bulk.left': [['১২ জন ক্রেতাকে মুছে ফেলা', '১২টি হয়েছে']],
  'adminTools.bulk.more': [[1], [1200]],
  'adminTools.bulk.actions.deleteBuyers': [[1], [1200]],
  'adminTools.bulk.actions.deleteSellers': [[1], [1200]],
  'adminTools.bulk.actions.deleteReports': [[1], [1200]],
  'adminTools.bulk.actions.verifySellers': [[1], [1200]],
  'adminTools.bulk.counts.done': [[1], [1200]],
  'adminTools.bulk.counts.nothingToDo': [[1], [1200]],
  'adminTools.bulk.counts.partlyDone': [[1], [1200]],
  'adminTools.bulk.counts.failed': [[1], [1200]],
  'adminTools.bulk.counts.unconfirmed': [[1], [1200]],
  'adminTools.bulk.counts.notDone': [[1], [1200]],
  'adminTools.bulk.counts.notSent': [[1], [1200]],
  'adminTools.bulk.selected': [
    [12, 0],
    [12, 3],
  ],
  'adminTools.bulk.progress': [[12, 1200]],
  'adminTools.bulk.failed': [['সার্ভারে সমস্যা হয়েছে।']],
  'adminTools.selectRow': [['রহিম']],
  'adminTools.selectFound': [[1], [1200]],
  offlineSince: [['১৪:০৫']],
  printedPart: [[1_000, 1_234]],
  showPhotoOf: [['হিরো']],
  unreachableSince: [['১৪:০৫']],
  'formats.number': [[165000]],
  'formats.dateTime': [[0]],
  'formats.digits': [['2018']],
  'formats.numeral': [['165000'], ['দেড় লাখ']],
  'formats.day': [['2022-10-14'], ['14.10.22']],
  'formats.condition': [['Good'], ['নতুনের মতো']],
  'formats.brand': [['Honda'], ['হিরো']],
  'dashboard.menuAt': [['আমার বাইক']],
  'home.seeProductsOf': [['হোন্ডা']],
  'addBike.isRequired': [['এলাকা']],
  'addBike.photoField.kilobytes': [['12']],
  'addBike.photoField.megabytes': [['2.4']],
  'bikes.photoAlt': [['হিরো'], ['']],
  'bikes.posted': [['2022-10-14'], ['14.10.22']],
  'orders.message.booked': [
    ['হিরো', 'মিরপুর'],
    ['হিরো', ''],
  ],
  'orders.message.paid': [
    ['হিরো', 'মিরপুর'],
    ['হিরো', ''],
  ],
  'receipt.shareText': [
    ['হিরো', '165000', 'আইডি'],
    ['হিরো', '', ''],
  ],
  'payment.willBeCharged': [['165000 BDT']],
  'payment.notInBdt': [['165000 USD', '165000 BDT']],
  'payment.otherCharge': [['90000.50 BDT', '165000 BDT']],
  'demo.inUse': [[['সার্ভার']], [['সার্ভার', 'লগইন', 'ছবির স্টোরেজ']]],
  'search.pageTitle': [[''], ['ইয়ামাহা']],
  'search.results': [[0], [1], [1200]],
  'search.filtersWithCount': [[0], [3]],
  'search.showBikes': [[0], [1200]],
  'search.remove': [['দাম']],
  'search.moreLocations': [[12]],
  'search.optionCount': [[1], [1200]],
  'search.words.text': [['হিরো']],
  'search.words.brand': [['Honda'], ['হিরো']],
  'search.words.condition': [['Good']],
  'search.words.price.between': [['1,50,000', '2,00,000']],
  'search.words.price.from': [['1,50,000']],
  'search.words.price.upTo': [['1,50,000']],
  'search.words.purchaseYear.between': [['2010', '2018']],
  'search.words.purchaseYear.from': [['2018']],
  'search.words.purchaseYear.upTo': [['2018']],
  'search.words.yearsUsed.between': [['3', '5']],
  'search.words.yearsUsed.from': [['3']],
  'search.words.yearsUsed.upTo': [['3']],
  'search.words.locations': [['মিরপুর']],
  'search.words.conditions': [['ভালো, মোটামুটি']],
  'search.nothingFound.instead': [['“ইয়ামাহা মিরপুর”', 2]],
  'search.nothingFound.without': [['দাম', 12]],
  'search.brandFailed': [['হোন্ডা']],
  'search.saved.title': [[12]],
  'search.saved.newBikes': [[12]],
  'search.saved.delete': [['হিরো']],
  'bikeDetails.zoom.scale': [[150]],
  'bikeDetails.enlarge': [['হিরো']],
  'bikeDetails.contact.message': [
    ['হিরো', '165000', 'https://bike.example'],
    ['হিরো', '', 'https://bike.example'],
  ],
  'bikeDetails.share.text': [
    ['হিরো', '2018', '165000'],
    ['হিরো', '', ''],
  ],
  'bikeDetails.similarOf': [['হোন্ডা']],
  'saveAndCompare.save': [['হিরো']],
  'saveAndCompare.compareBike': [['হিরো']],
  'saveAndCompare.removed': [['হিরো']],
  'priceInsight.below': [[12, 5]],
  'priceInsight.above': [[12, 1]],
  'priceInsight.near': [[1200]],
  'priceInsight.plot': [['165000', 5, '90000', '200000']],
  'priceHint.use': [[120_000]],
  'priceHint.words': [
    [120_000, 0],
    [90_000, 50],
  ],
  'priceHint.low': [['এক টাকা']],
  'phoneHint.use': [['০১৭১১০০০১৪২']],
  'phoneHint.several': [['০১৭১১০০০১৪২']],
  'phoneHint.unfinished': [[7]],
  'listingTools.previewOf': [['হিরো'], ['']],
  'listingTools.fulfilled': [[5, 8]],
  'myBikes.totals.withoutPrice': [[1], [2]],
  'savedBikes.removeBike': [['হিরো']],
  'savedBikes.removed': [['হিরো']],
  'savedBikes.shareTitle': [[12]],
  'savedBikes.clearMessage': [[12]],
  'savedBikes.brandsFailed': [[['Honda']], [['Honda', 'Yamaha', 'হিরো']]],
  'savedBikes.shared.lead': [[12]],
  'savedBikes.shared.savedAll': [[12]],
  'compareBikes.chosen': [[3]],
  'compareBikes.link': [[2]],
  'compareBikes.shareTitle': [[12]],
};

const results = functions.flatMap(({ path, call }) =>
  (samples[path] ?? []).map((args) => ({ path: `${path}(${args.join(', ')})`, text: String(call(...args)) })),
);

/** Returns the texts that fail a rule, each with its path, so that a failing test names them. */
const failing = (texts: readonly { path: string; text: string }[], passes: (text: string, path: string) => boolean) =>
  texts.filter(({ path, text }) => !passes(text, path)).map(({ path, text }) => `${path}: ${text}`);

/**
 * Whether a text is the one before or the one after a name. One of the two may be empty, because the order of words is
 * another one in Bangla.
 */
const isPartOfPair = (path: string) => /\.(before|after)$/.test(path);

it('allCopy has the texts of each English catalogue', () => {
  const { meta: _, ...texts } = readCatalogues('en');
  expect(Object.keys(allCopy).sort()).toEqual(Object.keys(texts).sort());
});

describe('the Bangla texts', () => {
  it('have the same paths as the English texts, also in lists', () => {
    expect(bangla.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('contain Bangla letters or digits, except the names on a short list', () => {
    const isTranslated = (text: string, path: string) =>
      /\p{Script=Bengali}/u.test(text) ||
      latinTexts.includes(text) ||
      (text === '' && (isPartOfPair(path) || english.get(path) === ''));
    expect(failing([...strings, ...results], isTranslated)).toEqual([]);
  });

  it('contain no other Latin words than the names on a short list', () => {
    const hasOnlyNames = (text: string) =>
      latinTexts.includes(text) || (text.match(/[a-z]+/gi) ?? []).every((word) => latinWords.has(word));
    expect(failing(strings, hasOnlyNames)).toEqual([]);
  });

  it('have at least one text before or after a name', () => {
    const pairs = strings.filter(({ path }) => path.endsWith('.before'));
    const empty = pairs.filter(
      ({ path, text }) =>
        !text && !strings.find((one) => one.path === path.replace(/before$/, 'after') && one.text !== ''),
    );
    expect(pairs.length).toBeGreaterThan(0);
    expect(empty).toEqual([]);
  });

  it('begin or end with a space only when the English text does', () => {
    const hasNoMoreSpaces = (text: string, path: string) => {
      const original = String(english.get(path));
      return (!/^\s/.test(text) || /^\s/.test(original)) && (!/\s$/.test(text) || /\s$/.test(original));
    };
    expect(failing(strings, hasNoMoreSpaces)).toEqual([]);
    expect(failing(results, (text) => text === text.trim())).toEqual([]);
  });

  it('contain no Latin digits', () => {
    expect(failing([...strings, ...results], (text) => !/\d/.test(text))).toEqual([]);
  });

  it('are not empty when a function builds them from its sample arguments', () => {
    expect(functions.map(({ path }) => path).toSorted()).toEqual(Object.keys(samples).toSorted());
    expect(failing(results, (text) => text !== '' && !/undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  it('are in the Unicode form NFC, so that a search in the source files finds them', () => {
    expect(failing([...strings, ...results], (text) => text === text.normalize('NFC'))).toEqual([]);
  });

  it('end with the Bangla full stop (।) and not with "."', () => {
    expect(failing([...strings, ...results], (text) => !/\p{Script=Bengali}\.(\s|$)/u.test(text))).toEqual([]);
  });
});

describe('the numbers in Bangla', () => {
  it('groups the digits of a number in the manner of Bangladesh [R11.10]', () => {
    expect([number(7), number(1200), number(165000)]).toEqual(['৭', '১,২০০', '১,৬৫,০০০']);
  });

  it('replaces Latin digits and leaves Bangla digits', () => {
    expect(digits('2018, ২০১৯')).toBe('২০১৮, ২০১৯');
  });

  it.each([
    ['165000 BDT', '১,৬৫,০০০ টাকা'],
    ['1,65,000 BDT', '১,৬৫,০০০ টাকা'],
    ['90000.50 BDT', '৯০,০০০.৫০ টাকা'],
    ['1200 USD', '১,২০০ USD'],
    ['1.23456', '১.২৩৪৫৬'],
    ['12345678901234567890', '১,২৩,৪৫,৬৭,৮৯,০১,২৩,৪৫,৬৭,৮৯০'],
    ['দেড় লাখ', 'দেড় লাখ'],
  ])('formats the amount %s', (text, expected) => {
    expect(amount(text)).toBe(expected);
  });

  it('formats a day, and changes only the digits of any other text', () => {
    expect(['2026-11-25', '2026-13-45', '25/11/2026'].map(day)).toEqual(['২৫ নভেম্বর ২০২৬', '২০২৬-১৩-৪৫', '২৫/১১/২০২৬']);
  });

  it('formats a date and time without a comma in the date [R11.10]', () => {
    const time = new Date(2026, 10, 22, 14, 5);
    expect(dateTime(time.getTime())).toBe('২২ নভেম্বর ২০২৬, ১৪:০৫');
  });

  it.each([
    ['165000', '১৬৫০০০'],
    ['1,65,000', '১,৬৫,০০০'],
    ['2018', '২০১৮'],
    ['১৬৫০০০', '১৬৫০০০'],
    ['1.5 lakh', '1.5 lakh'],
    ['about 2018', 'about 2018'],
    ['', ''],
  ])('converts the digits of the text %j only if it is a number [R11.11]', (text, expected) => {
    expect(numeral(text)).toBe(expected);
  });

  it('names the known conditions and brands, and leaves other names [R11.12]', () => {
    expect(['Excellent', 'Good', 'Fair', 'Like new', 'constructor'].map(conditionName)).toEqual([
      'চমৎকার',
      'ভালো',
      'মোটামুটি',
      'Like new',
      'constructor',
    ]);
    expect(['Honda', 'Royel Enfield', 'Suzuki'].map(brandName)).toEqual(['হোন্ডা', 'রয়্যাল এনফিল্ড', 'Suzuki']);
  });

  it('joins texts', () => {
    expect(list(['ক', 'খ', 'গ'])).toBe('ক, খ এবং গ');
  });
});
