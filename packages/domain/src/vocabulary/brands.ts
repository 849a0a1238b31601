/**
 * The brands, one in a line: the name, then the Bangla name, then other spellings. The search finds a brand of the server
 * under all of them. Small typing errors need no entry.
 */
export const brands = `
Honda: হোন্ডা, হন্ডা, হুন্ডা, হোণ্ডা, হোনডা, hunda
Yamaha: ইয়ামাহা, ইয়ামহা, ইয়ামাহ, yamaha motor, iyamaha, eyamaha, iamaha
Royal Enfield: রয়্যাল এনফিল্ড, রয়েল এনফিল্ড, রয়াল এনফিল্ড, রয়্যাল ইনফিল্ড, রয়েল ইনফিল্ড, এনফিল্ড, ইনফিল্ড, royel enfield, enfield, infield, anfield, re, roial enfield, royal infield
Suzuki: সুজুকি
Bajaj: বাজাজ
Hero: হিরো
TVS: টিভিএস
Kawasaki: কাওয়াসাকি
KTM: কেটিএম
Runner: রানার
Walton: ওয়ালটন
Vespa: ভেসপা
Triumph: ট্রায়াম্ফ
BSA: বিএসএ
Norton: নর্টন
Jawa: জাওয়া
Lambretta: ল্যামব্রেটা
Harley Davidson: হার্লে ডেভিডসন, harley
`;
