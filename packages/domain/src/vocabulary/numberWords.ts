/** The value is before the colon. The numbers from 0 to 99 are in `numbers/spokenNumbers.ts`. */
export const numberWords = `
0.5: half, আধা, আধ, adha, aadha
1: ek, aek, ak, ওয়ান, wan
1.5: দেড়, der, dher, der, derh, dedh
2: dui, duy, du, টু
2.5: আড়াই, arai, adai, aarai, arhai, dhai
3: tin, teen, থ্রি, থ্রী
4: char, chaar, ফোর
5: pach, panch, paanch, pas, ফাইভ
6: choy, chhoy, soy, choi, সিক্স
7: sat, saat, shaat, সেভেন
8: at, aat, ath, এইট
9: noy, noi, নাইন
10: dosh, dos, টেন
11: egaro, agaro
12: baro
13: tero
14: choddo, chouddo
15: ponero, ponoro, পনের, ফিফটিন
16: sholo, solo, সিক্সটিন
17: sotero, shotero
18: atharo, athar
19: unish, unis
20: কুড়ি, bish, bis, kuri, bishe, টোয়েন্টি, টুয়েন্টি
25: pochish, pochis, pachish, ponchish
30: তিরিশ, trish, tirish, tris, থার্টি
35: poytrish, poitrish
40: chollish, chollis, chalish, challish, ফোরটি
45: poytallish, poytalish
50: ponchash, ponchas, panchash, pochash, ponchaash, ফিফটি, ফিপটি
55: ponchanno, panchanno
60: shat, shaath, shait
65: poyshotti, poysotti
70: shottor, sottor, sattar, shattur, সেভেনটি
75: pochattor, pachattor, pochattur
80: ashi, asi, aashi, এইটি, এইটটি
85: pochashi, ponchashi
90: nobboi, nobbui, nobboy, nobbi, নাইনটি
95: pochanobboi, ponchanobboi
`;

/** Words that change the number after them: 'সাড়ে তিন' is 3.5, and 'পৌনে দুই' is 1.75. */
export const fractions = `
0.5: সাড়ে, sare, share, shaare, saare
0.25: সোয়া, shoa, sowa, soa, showa, soya, shoya
-0.25: পৌনে, পনে, poune, pone, paune
`;

/** A number without a unit is in BDT. */
export const units = `
10000000: crore, crores, cr, koti, কোটি
100000: lakh, lakhs, lac, lacs, lak, laks, lakhe, lakher, laakh, lkh, lokh, lokho, lokkho, lack, lacks, lax, l, লাখ, লক্ষ, লাক
1000: thousand, thousands, hazar, hajar, hazaar, hajaar, thou, k, হাজার, হাজর
100: hundred, শ, শত, sho, shoto, হান্ড্রেড, হানড্রেড
`;

/** Decades: 'eighties', 'আশির দশক'. */
export const decades = `
1950: fifties
1960: sixties
1970: seventies
1980: eighties
1990: nineties
`;
