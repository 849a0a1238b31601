/**
 * Ordinary words that sellers and buyers write in different ways, one group in a line. The search finds a bike by each word of
 * the group. Names of brands, models and places are in their own files.
 */
export const synonyms = `
cantonment: ক্যান্টনমেন্ট, cantt
bazar: bazaar, বাজার
sector: সেক্টর
sadar: সদর
road: রোড
paper: papers, কাগজ, কাগজপত্র, kagoj
registration: রেজিস্ট্রেশন
original: অরিজিনাল, আসল, orginal
engine: ইঞ্জিন, injin
tyre: tyres, tire, tires, টায়ার
tank: ট্যাংক, ট্যাঙ্ক
red: লাল, lal
black: কালো, kalo
blue: নীল, nil
green: সবুজ, sobuj
chrome: ক্রোম
chain: চেইন
owner: মালিক, malik
electric: ইলেকট্রিক
scooter: scooty, স্কুটার, স্কুটি
starter: self, সেলফ
disc: disk, ডিস্ক
brake: brakes, ব্রেক
gold: golden, সোনালি, shonali
white: সাদা, shada
yellow: হলুদ, holud
silver: সিলভার
silencer: সাইলেন্সার, exhaust
`;
