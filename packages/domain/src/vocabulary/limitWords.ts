/**
 * Words that make a number a limit. The sign before the colon is the meaning: `<` less than, `<=` at most, `>` more than,
 * `>=` at least. The words before a number and the words after it have lists of their own.
 */
export const wordsBeforeNumber = `
<: under, below, less than, lower than, cheaper than, before, older than, earlier than, <, sub, pre
<=: within, up to, not over, not above, not exceeding, not higher than, no higher than, not later than, afford, can afford, can spend, spend, upto, max, maximum, at most, not more than, no more than, until, till, budget, my budget, budget is, in budget, ≤, সর্বোচ্চ, সর্বাধিক, অনধিক, অনূর্ধ্ব, বাজেট, আমার বাজেট, bajet, sorboccho, shorboccho
>: above, over, more than, greater than, higher than, newer than, after, later than, >, post
>=: কম করে, কম করে হলেও, kom kore, kom kore holeo, min, minimum, at least, not less than, no less than, not under, not below, no lower than, not before, not older than, from, since, starting, starting from, start from, starts from, ≥, সর্বনিম্ন, কমপক্ষে, অন্তত, ন্যূনতম, নূন্যতম, kompokkhe, komopokkhe, ontoto, sorbonimno
between: between, in between, মাঝে
`;

export const wordsAfterNumber = `
<: under, below, niche, nice, nicher, nichey, nicha, neeche, er niche, kom, kome, komer, kom dame, kom er moddhe, or less, and below, and under, ba tar kom, নিচে, নীচে, নিচের, নীচের, কমে, কম, কমের, কম দামে, কম দামের, বা তার কম, অথবা কম, আগে, আগের, age, ager, aage, aager, purbe, পূর্বে, পূর্বের
<=: max, maximum, or earlier, or older, budget, moddhe, modde, moddhye, modhe, modhye, moddher, majhe, vitore, bhitore, vitor, bhitor, bhetore, vetore, porjonto, porjnto, porzonto, range, er moddhe, মধ্যে, মধ্যের, মদ্ধে, মাঝে, ভিতরে, ভিতর, ভেতরে, ভেতর, পর্যন্ত, বাজেট, বাজেটে, বাজেটের, বা তার আগে, beshi na, beshi noy, beshi noi, besi na, besi noy, beshi hobe na, upore na, upore noy, বেশি না, বেশি নয়, বেশী না, বেশী নয়, বেশি হবে না, উপরে না, উপরে নয়
>: above, over, upore, upor, uporer, opore, beshi, besi, beshir, besir, উপরে, ওপরে, উপর, ওপর, উপরের, ওপরের, বেশি, বেশী, বেশির, বেশিতে, ঊর্ধ্বে, উর্ধ্বে, ঊর্ধে, পরে, পরের, পর, pore, porer, por
>=: kom na, kom noy, kom noi, niche na, niche noy, কম না, কম নয়, কমে না, কমে নয়, নিচে না, নিচে নয়, plus, +, or more, and above, and up, or above, and over, or newer, and newer, or later, and later, onwards, onward, min, minimum, theke shuru, theke suru, theke, hote, থেকে শুরু, থেকে, হতে, বা তার পরে, বা তার বেশি
`;

/** Words between the two ends of a range. */
export const rangeWords = '/, &, to, till, until, and, theke, hote, -, –, —, ~, থেকে, হতে, ও, এবং, আর, ar, ebong';

/** Words between names of the same kind, each of which is wanted: 'except honda and yamaha' excludes both. */
export const andWords = 'and, &, n, plus, as well as, ও, এবং, আর, সহ, ar, aar, ebong, o';

/** Words between names of which either is wanted. */
export const orWords = 'or, অথবা, কিংবা, কিম্বা, বা, নাকি, না হয়, নাহয়, না, na, othoba, athoba, kimba, ba, naki, na hoy, /';
