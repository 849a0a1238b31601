import { describe, expect, it } from 'vitest';
import { asWords, orderOf, understand } from './understand.ts';
import type { UnderstoodPart } from './understood.ts';

/** Writes a part in a short form: 'brand honda', 'maxPrice 100000', 'place mirpur 10'. */
const shortForm = (part: UnderstoodPart): string => {
  switch (part.kind) {
    case 'brand':
      return `brand ${part.value.id}`;
    case 'place':
      return ['place', part.value.id, part.value.number].filter(Boolean).join(' ');
    case 'priceRange':
    case 'engineRange':
    case 'usedRange':
    case 'yearRange':
      return `${part.kind} ${part.value.from ?? ''}-${part.value.to ?? ''}`;
    case 'words':
      return `words ${part.value.join(' ')}`;
    default:
      return `${part.kind} ${part.kind === 'seller' ? part.value.name : part.value}`;
  }
};

const read = (text: string): string =>
  understand(text)
    .parts.map((part) => `${part.isExcluded ? 'not ' : ''}${shortForm(part)}`)
    .join(', ');

describe('understand', () => {
  it.each([
    ['honda', 'brand honda'],
    ['হন্ডা', 'brand honda'],
    ['পুরানো ইয়ামাহা', 'brand yamaha'],
    ['royel enfield', 'brand royalenfield'],
    ['royal enfeild', 'brand royalenfield'],
    ['রয়্যাল এনফিল্ডের বাইক', 'brand royalenfield'],
  ])('reads the brand in %j [R10.16c]', (text, parts) => expect(read(text)).toBe(parts));

  it.each(['cg125', 'cg 125', 'CG-125', 'সিজি ১২৫', 'সিজি১২৫'])('reads the model in %j [R10.16d]', (text) =>
    expect(read(text)).toBe('model cg 125'),
  );

  it.each([
    ['আর এক্স ১০০', 'model rx 100'],
    ['এম টি ১৫', 'model mt 15'],
    ['আর ওয়ান ফাইভ', 'model r 15'],
    ['সি বি আর', 'model cbr'],
    ['সি-জি ওয়ান টুয়েন্টি ফাইভ', 'model cg 125'],
    ['এফ জেড এস', 'model fzs'],
    ['সিডি আশি', 'model cd 80'],
    ['হুন্ডা ছিডি ৮০', 'brand honda, model cd 80'],
    ['cb four', 'model cb, model four'],
    ['পাঁচশ সিসি', 'model 500'],
    ['under 150cc', 'engineRange -149'],
    ['honda 125cc under 1 lakh', 'brand honda, model 125, maxPrice 100000'],
    ['১০০ থেকে ১২৫ সিসির মধ্যে', 'engineRange 100-125'],
    ['20000 km', 'words 20000 km'],
    ['cb750 k2', 'model cb 750 k, words 2'],
    ['r x 100', 'model rx 100'],
    ['yamaha r x 1oo', 'brand yamaha, model rx 100'],
    ['C. B. R 150', 'model cbr 150'],
    ['bullet three fifty', 'model bullet 350'],
    ['হোন্ডা আর ইয়ামাহা', 'brand honda, brand yamaha'],
    ['bulet 350', 'model bullet 350'],
    ['থান্ডার বার্ড', 'model thunderbird'],
    ['thandar bird', 'model thunderbird'],
    ['h 100 s', 'model h 100 s'],
    ['১২৫ সিসি', 'model 125'],
    ['classic bike', ''],
    ['cruser sports', 'words cruser sports'],
    ['pleasure monster', 'words pleasure monster'],
    ['royal enfield classic', 'brand royalenfield, model classic'],
    ['hondacg125', 'brand honda, model cg 125'],
    ['হোন্ডাবাইক', 'brand honda'],
    ['yamahabikedhaka', 'brand yamaha, place dhaka'],
  ])('reads a word or a number of a model in %j [R10.16d]', (text, parts) => expect(read(text)).toBe(parts));

  it.each([
    ['ঢাকায়', 'place dhaka'],
    ['মোহাম্মদপুরের', 'place mohammadpur'],
    ['old dhaka', 'place olddhaka'],
    ['ctg', 'place chattogram'],
    ['mirpur 10', 'place mirpur 10'],
    ['uttara sector 7', 'place uttara 7'],
    ['jindabazar', 'place zindabazar'],
    ["cox's bazar", 'place coxsbazar'],
    ['rajshahi division', 'place rajshahidivision'],
    ['উত্তরা ৭ নম্বর সেক্টর', 'place uttara 7'],
    ['মিরপুর দশ', 'place mirpur 10'],
    ['dhaka 1207', 'place dhaka'],
    ['ঢাকার ভিতরে', 'place dhaka'],
    ['mirpur at ek lakh', 'place mirpur, maxPrice 100000'],
  ])('reads the place in %j [R10.16e]', (text, parts) => expect(read(text)).toBe(parts));

  it.each([
    ['under 1 lakh 20 thousand', 'maxPrice 120000'],
    ['১ লাখ ২০ হাজার টাকার মধ্যে', 'maxPrice 120000'],
    ['ek lakh bish hajar er niche', 'maxPrice 120000'],
    ['দেড় লাখের মধ্যে', 'maxPrice 150000'],
    ['arai lakh', 'maxPrice 250000'],
    ['yamaha mirpur der lakh er niche', 'brand yamaha, place mirpur, maxPrice 150000'],
    ['yamaha der lakh', 'brand yamaha, maxPrice 150000'],
    ['পৌনে দুই লাখ', 'maxPrice 175000'],
    ['সাড়ে তিন লাখ টাকা', 'maxPrice 350000'],
    ['budget 80k', 'maxPrice 80000'],
    ['80000/- er kom', 'maxPrice 80000'],
    ['লাখ টাকার নিচে', 'maxPrice 100000'],
    ['5 lakh+', 'minPrice 500000'],
    ['৫ লাখের উপরে', 'minPrice 500000'],
    ['at least 90000', 'minPrice 90000'],
    ['১ থেকে ২ লাখ', 'priceRange 100000-200000'],
    ['1-2 lakh', 'priceRange 100000-200000'],
    ['ek theke dui lakh er vitor', 'priceRange 100000-200000'],
    ['এক থেকে দেড় লাখ', 'priceRange 100000-150000'],
    ['between 50k and 80k', 'priceRange 50000-80000'],
    ['one hundred fifty thousand', 'maxPrice 150000'],
    ['ek lakher beshi na', 'maxPrice 100000'],
    ['not below 80k', 'minPrice 80000'],
    ['poncash hajar', 'maxPrice 50000'],
    ['one and a half lakh', 'maxPrice 150000'],
    ["can't spend more than 80k", 'maxPrice 80000'],
    ['1.2-1.6 lakh', 'priceRange 120000-160000'],
    ['80 er niche', 'maxPrice 80000'],
    ['আশি নব্বই হাজার', 'priceRange 80000-90000'],
    ['60/70 hajar', 'priceRange 60000-70000'],
    ['1 lakh & 1.5 lakh', 'priceRange 100000-150000'],
    ['লাখ খানেক টাকা', 'maxPrice 100000'],
    ['60 theke 80 er moddhe', 'priceRange 60000-80000'],
    ['80 thosand', 'maxPrice 80000'],
  ])('reads the price in %j [R10.16b]', (text, parts) => expect(read(text)).toBe(parts));

  it.each([
    ['1972', 'yearRange 1972-1972'],
    ['২০০৪ মডেল', 'yearRange 2004-2004'],
    ['after 2000', 'yearRange 2001-'],
    ['২০০০ সালের আগে', 'yearRange -1999'],
    ['from 1980 to 1990', 'yearRange 1980-1990'],
    ['1990s', 'yearRange 1990-1999'],
    ['আশির দশক', 'yearRange 1980-1989'],
    ['৯৮ সালের', 'yearRange 1998-1998'],
    ['pre 1970', 'yearRange -1969'],
    ['shottur doshoker', 'yearRange 1970-1979'],
    ['from the 70s', 'yearRange 1970-1979'],
  ])('reads the year in %j [R10.16f]', (text, parts) => expect(read(text)).toBe(parts));

  it.each([
    ['used less than 25 years', 'usedRange -25'],
    ['২৫ বছরের কম ব্যবহৃত', 'usedRange -25'],
    ['30 bosor er moddhe use kora', 'usedRange -30'],
    ['five years old', 'usedRange -5'],
    ['used 20 years or more', 'usedRange 20-'],
    ['৫০ বছরের বেশি পুরানো', 'usedRange 50-'],
    ['১০ থেকে ২০ বছর', 'usedRange 10-20'],
    ['model year 2004', 'yearRange 2004-2004'],
  ])('reads for how long a bike was used in %j [R10.16f]', (text, parts) => expect(read(text)).toBe(parts));

  it.each([
    ['not honda', 'not brand honda'],
    ['হোন্ডা ছাড়া বাইক', 'not brand honda'],
    ['honda except cd 80', 'brand honda, not model cd 80'],
    ['yamaha but not in dhaka', 'brand yamaha, not place dhaka'],
    ['ঢাকা বাদে হোন্ডা', 'not place dhaka, brand honda'],
    ['honda or yamaha chara', 'not brand honda, not brand yamaha'],
    ['not honda or yamaha', 'not brand honda, not brand yamaha'],
    ['ঢাকা ও সিলেট বাদে', 'not place dhaka, not place sylhet'],
    ['no bullet, royal enfield', 'not model bullet, brand royalenfield'],
    ['honda lagbe na', 'not brand honda'],
    ['honda nibo na, yamaha nibo', 'not brand honda, brand yamaha'],
    ['অন্য ব্র্যান্ড, হোন্ডা না', 'not brand honda'],
    ['without papers', 'words without papers'],
    ['gold bullet', 'words gold, model bullet'],
    ['ঢাকার বাইরে হোন্ডা', 'not place dhaka, brand honda'],
    ['under 1 lakh bade', 'maxPrice 100000, words bade'],
  ])('reads which names are excluded in %j [R10.16k]', (text, parts) => expect(read(text)).toBe(parts));

  it.each([
    ['ভালো কন্ডিশন', 'condition Good'],
    ['like new', 'condition Excellent'],
    ['motamuti obostha', 'condition Fair'],
    ['যাচাইকৃত বিক্রেতা', 'verified true'],
    ['kom dame', 'sort priceUp'],
    ['price low to high', 'sort priceUp'],
    ['সবচেয়ে নতুন', 'sort newest'],
    ['সবচেয়ে কম দামের', 'sort priceUp'],
    ['ekdom fresh condition', 'condition Excellent'],
  ])('reads the condition, the verified seller or the order in %j [R10.16g]', (text, parts) =>
    expect(read(text)).toBe(parts),
  );

  it.each([
    'bike',
    'second hand motorcycle for sale',
    'i want to buy an old bike please',
    'সেকেন্ড হ্যান্ড মোটরসাইকেল কিনতে চাই',
    'vai ekta purano baik lagbe',
    'motorcyle',
    'can anyone kindly send details',
    'বাইক কোথায় কিনতে পারবো',
    'bike khujtesi, kew bechte chaile janaien',
    'assalamu alaikum vai bike ache naki',
    'অনুগ্রহ করে একটা বাইক দেখান ভাইয়া, ধন্যবাদ',
    '?!',
  ])('ignores words that are true of every bike: %j [R10.07b]', (text) => expect(read(text)).toBe(''));

  it.each([
    ['honda or yamaha', [false, true]],
    ['হোন্ডা বা ইয়ামাহা', [false, true]],
    ['honda naki yamaha', [false, true]],
    ['honda, yamaha', [false, true]],
    ['honda sylhet', [false, false]],
  ])('reads which parts are alternatives in %j [R10.16h]', (text, expected) =>
    expect(understand(text).parts.map(({ isAlternative }) => isAlternative)).toEqual(expected),
  );

  it('returns each part with its words in the text, and reads quoted words only as words [R10.16i]', () => {
    const { parts } = understand('লাল হোন্ডা ১ লাখের মধ্যে ঢাকায়');
    expect(parts.map(({ text }) => text)).toEqual(['লাল', 'হোন্ডা', '১ লাখের মধ্যে', 'ঢাকায়']);
    expect(read('লাল হোন্ডা "১ লাখের মধ্যে" ঢাকায়')).toContain('words');
  });

  it('does not take a word of a bike for a misspelled name', () => {
    const vocabulary = {
      hasWord: (word: string) => word === 'hunter',
      hasBeginning: () => false,
      sellersWith: () => [],
    };
    expect(understand('mirpor').parts[0]?.kind).toBe('place');
    expect(understand('mirpor', { ...vocabulary, hasWord: () => true }).parts[0]?.kind).toBe('words');
  });

  it('joins spelled letters to a word that bikes have, rather than to a shorter model [R10.16d]', () => {
    const vocabulary = { hasWord: (word: string) => word === 'cdi', hasBeginning: () => false, sellersWith: () => [] };
    expect(understand('সি ডি আই', vocabulary).words).toEqual(['cdi']);
    expect(understand('c d i honda', vocabulary).parts.map(shortForm)).toEqual(['words cdi', 'brand honda']);
  });

  it('reads only words in a text that is searched literally [R10.16i]', () => {
    expect(asWords('honda under 1 lakh').words).toEqual(['honda', 'under', '1', 'lakh']);
  });

  it('keeps the order that the user has chosen [R10.17b]', () => {
    const cheap = understand('cheap honda');
    expect([orderOf('match', cheap), orderOf('year', cheap)]).toEqual(['priceUp', 'year']);
    expect([
      orderOf('match', understand('red')),
      orderOf('match', understand('honda')),
      orderOf('match', null),
    ]).toEqual(['match', 'newest', 'newest']);
  });
});
