/**
 * Words that mean a condition, a verified seller or an order. The meaning is before the colon and must not be changed; the
 * words after it can be extended.
 */
export const meanings = `
Excellent: excellent, excelent, exellent, excellant, very good, very good condition, excellent condition, mint, mint condition, like new, well maintained, well kept, top condition,  fresh, fresh condition, brand new, new condition, superb, চমৎকার, দারুণ, দারুন, খুব ভালো, খুব ভাল, খুবই ভালো, অনেক ভালো, নতুনের মতো, নতুনের মত, একদম নতুনের মতো, ফ্রেশ, ফ্রেস, এক্সিলেন্ট, এক্সেলেন্ট, সেরা, khub valo, khub bhalo, onek valo, onek bhalo, chomotkar, darun, notuner moto, natuner moto
Good: good, good condition, gud, ভালো, ভাল, গুড, valo, bhalo, balo, vhalo
Fair: fair, fair condition, average, average condition, ok condition, okay condition, মোটামুটি, মুটামুটি, চলনসই, ফেয়ার, সাধারণ, motamuti, mutamuti, motamoti, cholonsoi
verified: verified, verify, verified seller, verified sellers, verified owner, trusted, trusted seller, varified, verifide, verifed, যাচাইকৃত, যাচাই করা, যাচাই, যাচাইকৃত বিক্রেতা, যাচাই করা বিক্রেতা, ভেরিফাইড, ভেরিফাইড সেলার, ভেরিফায়েড, বিশ্বস্ত, বিশ্বস্ত বিক্রেতা, jachaikrito, jachai kora, jachaikrita, bishwosto
priceUp: price low to high, low to high, lowest first, cheapest first, lowest price first, low price first, sort by price, sorted by price, order by price, দাম কম থেকে বেশি, কম থেকে বেশি, কম দাম আগে, cheap, cheaper, cheapest, cheap price, low price, lower price, lowest price, low cost, low budget, inexpensive, affordable, economical, কম দাম, কম দামে, কম দামের, কম দামি, কম মূল্যে, কম মূল্যের, কম বাজেট, কম বাজেটে, সস্তা, সস্তায়, সুলভ, সাশ্রয়ী, অল্প দামে, অল্প দামের, kom dam, kom dame, kom damer, kom dami, kom daam, kom budget, sosta, shosta, sostay, shostay, olpo dame, sasta
priceDown: price high to low, high to low, highest first, highest price first, most expensive first, দাম বেশি থেকে কম, বেশি থেকে কম, বেশি দাম আগে, expensive, most expensive, highest price, premium, luxury, costly, দামি, দামী, বেশি দাম, বেশি দামের, বেশি দামি, dami, beshi dami, beshi damer
newest: latest, newest, newest first, latest first, recent, recently posted, recently added, just posted, today, new, new arrival, new arrivals, new post, new bike, new bikes, নতুন, নতুন পোস্ট, নতুন বাইক, নতুন গাড়ি, সর্বশেষ, সাম্প্রতিক, সদ্য, আজকের, লেটেস্ট, notun, natun, notun post, notun bike, ajker
year: latest model, newest model, recent model, new model, নতুন মডেল, লেটেস্ট মডেল, notun model, natun model
discount: discount, discounted, biggest discount, most discount, price drop, ছাড়ে, মূল্যছাড়, মূল্যহ্রাস, ডিসকাউন্ট, discount e
`;
