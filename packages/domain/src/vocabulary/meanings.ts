/**
 * Words that mean a condition, a verified seller or an order. The meaning is before the colon and must not be changed; the
 * words after it can be extended.
 */
export const meanings = `
Excellent: excellent, excelent, exellent, excellant, very good, very good condition, excellent condition, mint, mint condition, like new, fresh, fresh condition, brand new, new condition, superb, চমৎকার, দারুণ, দারুন, খুব ভালো, খুব ভাল, খুবই ভালো, অনেক ভালো, নতুনের মতো, নতুনের মত, একদম নতুনের মতো, ফ্রেশ, ফ্রেস, এক্সিলেন্ট, এক্সেলেন্ট, সেরা, khub valo, khub bhalo, onek valo, onek bhalo, chomotkar, darun, notuner moto, natuner moto
Good: good, good condition, gud, ভালো, ভাল, গুড, valo, bhalo, balo, vhalo
Fair: fair, fair condition, average, average condition, ok condition, okay condition, মোটামুটি, মুটামুটি, চলনসই, ফেয়ার, সাধারণ, motamuti, mutamuti, motamoti, cholonsoi
verified: verified, verify, verified seller, verified sellers, verified owner, trusted, trusted seller, varified, verifide, verifed, যাচাইকৃত, যাচাই করা, যাচাই, যাচাইকৃত বিক্রেতা, যাচাই করা বিক্রেতা, ভেরিফাইড, ভেরিফাইড সেলার, ভেরিফায়েড, বিশ্বস্ত, বিশ্বস্ত বিক্রেতা, jachaikrito, jachai kora, jachaikrita, bishwosto
priceUp: cheap, cheaper, cheapest, cheap price, low price, lower price, lowest price, low cost, low budget, inexpensive, affordable, economical, কম দাম, কম দামে, কম দামের, কম দামি, কম মূল্যে, কম মূল্যের, কম বাজেট, কম বাজেটে, সস্তা, সস্তায়, সুলভ, সাশ্রয়ী, অল্প দামে, অল্প দামের, kom dam, kom dame, kom damer, kom dami, kom daam, kom budget, sosta, shosta, sostay, shostay, olpo dame, sasta
priceDown: expensive, most expensive, highest price, premium, luxury, costly, দামি, দামী, বেশি দাম, বেশি দামের, বেশি দামি, dami, beshi dami, beshi damer
newest: latest, newest, recent, recently posted, নতুন পোস্ট, সর্বশেষ, সাম্প্রতিক
`;
