/** Words before a name and words after it have lists of their own. */
export const wordsBeforeExcluded =
  'outside, outside of, out of, not, no, non, without, except, except for, excluding, other than, but not, and not, anything but, all but, everything but, any city but, anywhere but, any brand but, not in, but not in, not from, not a, minus';

export const wordsAfterExcluded =
  'baire, bahire, er baire, er bahire, chara, chhara, sara, charao, bade, baade, bad, bad diye, baad diye, bad e, noy, noi, na hole, chai na, lagbe na, dorkar nai, dorkar nei, na, nibo na, nebo na, kinbo na, lagbena, chaina, excluded, না, দরকার নেই, দরকার নাই, নিব না, নিবো না, নেব না, কিনব না, কিনবো না, বাইরে, এর বাইরে, বাহিরে, ছাড়া, ছাড়া অন্য, বাদে, বাদ, বাদ দিয়ে, ব্যতীত, ব্যাতীত, নয়, চাই না, চাইনা, লাগবে না, লাগবেনা, না হলে';

/** Words for the time for which a bike was used, after a number: '২৫ বছর'. */
export const usedUnits = 'year, years, yr, yrs, বছর, বছরের, বৎসর, bochor, bosor, bochhor, bochorer, bosorer';
