/** A sentence as it should be, and as it should not be, with the reason. */
export type Wording = { reason: string; good: string; bad: string };

/** The tone of the English texts. The requirements quote some texts, which stay as they are. */
export const englishTone: readonly Wording[] = [
  {
    reason: 'Short sentences with common words. English is a second language for most users.',
    good: 'The photo could not be sent. Check your connection and try again.',
    bad: 'An unexpected error was encountered while attempting to upload your image.',
  },
  {
    reason: 'First what happened, then what the user can do.',
    good: 'This bike was sold to another buyer. Find another bike.',
    bad: 'Action not permitted.',
  },
  {
    reason: 'A button names its action.',
    good: 'Delete this bike',
    bad: 'OK',
  },
  {
    reason: 'No jokes, no exclamation marks and no apology where money is at stake.',
    good: 'The payment could not be confirmed.',
    bad: 'Oh no! Your payment hit a bump in the road!',
  },
];

/** The tone of the Bangla texts (docs/bangla.md has the words and the spelling). */
export const banglaTone: readonly Wording[] = [
  {
    reason: 'The user is আপনি, and another person gets the polite verb too.',
    good: 'বিক্রেতা জানতে পারবেন না',
    bad: 'বিক্রেতা জানতে পারবে না',
  },
  {
    reason: 'A whole sentence is translated, with the words that people say.',
    good: 'ছবিটি আপলোড করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    bad: 'চিত্র প্রেরণ ব্যর্থ হয়েছে।',
  },
  {
    reason: 'A button says what the user does, in two or three words, without দয়া করে.',
    good: 'বুকিং দিন',
    bad: 'দয়া করে বুকিং সম্পন্ন করুন',
  },
  {
    reason: 'Digits are Bangla digits, and amounts have lakh groups.',
    good: '১,৬৫,০০০ টাকা',
    bad: '165,000 টাকা',
  },
];

/** The rules for illustrations. */
export const illustrationRules: readonly string[] = [
  'An illustration shows one bike in side view, facing right, on a flat field with a horizon. It shows no people and no text.',
  'The three brands have different silhouettes: the straight tank of Honda, the slim two-stroke of Yamaha, the deep mudguards of Royal Enfield.',
  'Wheels are round and stand on one line. Spokes meet hubs, chains meet sprockets, and the exhaust leaves the engine.',
  'Colours are those of the palette. An illustration has a version for both themes, or looks right on both backgrounds.',
  'The file is an SVG of a few KiB with a fixed aspect ratio, so that nothing moves when it has loaded.',
  'An illustration decorates, and has an empty alternative text. The sentence beside it says what has happened.',
  'A state without data has an illustration only on a page of its own, not in a card or a table.',
];
