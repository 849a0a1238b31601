/** The Bangla words for the numbers 0 to 99. Nearly all of them are irregular, so the list has each of them. */
export const banglaNumberWords: readonly string[] = [
  'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়',
  'দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ',
  'বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ',
  'ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ',
  'চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ',
  'পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট',
  'ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর',
  'সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি',
  'আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই',
  'নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই',
].flatMap((line) => line.split(' '));

const englishSmall =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The English words for the numbers 0 to 99: 'ninety-five'. */
export const englishNumberWords: readonly string[] = [
  ...englishSmall,
  ...englishTens.flatMap((tens) => englishSmall.slice(0, 10).map((unit, at) => (at === 0 ? tens : `${tens}-${unit}`))),
];

type Language = {
  upTo99: readonly string[];
  /** Writes a number of hundreds: 'five' becomes 'five hundred'. */
  hundred(word: string): string;
  units: { thousand: string; lakh: string; crore: string };
};

/** Creates a function that writes a whole number from 0 to less than 100 crore with the units of Bangladesh. */
const createWriter =
  ({ upTo99, hundred, units }: Language) =>
  (value: number): string => {
    const below100 = (part: number): string => upTo99[part] ?? '';
    const parts = [
      { count: Math.floor(value / 10_000_000), write: (word: string) => `${word} ${units.crore}` },
      { count: Math.floor(value / 100_000) % 100, write: (word: string) => `${word} ${units.lakh}` },
      { count: Math.floor(value / 1000) % 100, write: (word: string) => `${word} ${units.thousand}` },
      { count: Math.floor(value / 100) % 10, write: hundred },
      { count: value % 100, write: (word: string) => word },
    ];
    const words = parts.filter(({ count }) => count > 0).map(({ count, write }) => write(below100(count)));
    return words.length > 0 ? words.join(' ') : below100(0);
  };

/** 120000 becomes 'one lakh twenty thousand'. */
export const toEnglishWords = createWriter({
  upTo99: englishNumberWords,
  hundred: (word) => `${word} hundred`,
  units: { thousand: 'thousand', lakh: 'lakh', crore: 'crore' },
});

export const toBanglaWords = createWriter({
  upTo99: banglaNumberWords,
  hundred: (word) => `${word}শ`,
  units: { thousand: 'হাজার', lakh: 'লাখ', crore: 'কোটি' },
});
