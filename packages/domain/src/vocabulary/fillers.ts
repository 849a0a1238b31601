/**
 * Words that are true of every bike, or that say nothing about one. The search ignores them. One line holds words of one
 * kind, with commas between them. A line may be extended freely; the test finds a word that is also a name.
 */
export const fillers = `
bike, bikes, motorbike, motorbikes, motor bike, motorcycle, motorcycles, motor cycle, moto, two wheeler, byke, baik, baike, baiker, motorcyle, vehicle, byk
বাইক, মোটরবাইক, মোটর বাইক, মোটরসাইকেল, মোটর সাইকেল, মটরসাইকেল, মটর সাইকেল, মোটরসাইকেলের, গাড়ি, গাড়ী
motor, motorsaikel, motor saikel, gari, gadi, cycle, মোটর
used, second hand, secondhand, 2nd hand, second, hand, pre owned, preowned, old, older, reconditioned, vintage, antique, classic, retro
সেকেন্ড হ্যান্ড, সেকেন্ডহ্যান্ড, সেকেন্ড, হ্যান্ড, সেকেন হ্যান্ড, পুরাতন, পুরানো, পুরোনো, পুরনো, পুরান, ব্যবহৃত, পুরানা, ভিনটেজ, অ্যান্টিক, ক্লাসিক
puran, purano, puraton, purono, purana, bebohrito, sekend hand, seken hand
sale, for sale, on sale, sell, selling, sold, buy, bought, buying, purchase, want, wanted, need, needed, looking, search, searching, find, show, give, get, see, list, available, new arrival
বিক্রি, বিক্রয়, বিক্রির, বিক্রয়ের, কেনা, কিনব, কিনবো, কিনতে, কিনার, কেনার, ক্রয়, চাই, চাচ্ছি, চাইছি, দরকার, লাগবে, প্রয়োজন, খুঁজছি, খুজছি, খুঁজি, খোঁজ, দেখান, দেখাও, দেখতে, দেখি, দিন, দেন, আছে, আছে কি, পাওয়া, যাবে, পাবো, পাব, কিনে, নিব, নিবো, নেব, নেবো
bikri, bikroy, kena, kinbo, kinb, kinte, kinar, kenar, chai, chay, chacchi, chaichi, dorkar, lagbe, lagbo, proyojon, khujchi, khujtechi, khujsi, khuji, khojchi, dekhan, dekhao, dekhi, dekhte, den, din, ache, ase, asey, achhe, pawa, paowa, jabe, jay, pabo, nibo, nebo, hobe, hoy, hole, holei
i, am, im, me, my, we, us, our, you, your, is, are, there, any, some, have, has, do, does, can, could, would, will, like, to, a, an, the, and, with, of, in, on, at, near, nearby, around, from, by, for, please, pls, plz, hi, hello, sir, brother, bro, that, this, which, what, where, it, one, ones, all, only, just, best, nice, great, either, area, city, district, division, town, location, located, road, side, deal, deals, offer, offers, it's, want to, also, than, be, s
আমি, আমার, আমাকে, আমাদের, একটা, একটি, কোন, কোনো, কি, কী, এই, সেই, যে, জন্য, জন্যে, থেকে, কাছে, কাছাকাছি, আশেপাশে, আশপাশে, এলাকা, এলাকায়, এলাকার, শহর, শহরে, জেলা, জেলায়, জেলার, বিভাগ, মধ্যে, ভেতরে, এর, তে, টা, টি, গুলো, গুলি, সব, সকল, দয়া করে, প্লিজ, ভাই, আপু, হবে, হয়, মতো, মত, এবং, ও, আর, সহ, শুধু, হলে, একজন, কত, নাম, করতে, করা, করে
ami, amar, amake, amader, ekta, akta, ekti, akti, kono, kon, ki, kisu, kichu, ei, jonno, jonne, theke, kache, kase, kachakachi, ashepashe, aashepashe, elaka, elakay, elakar, shohor, shohore, jela, jelay, jelar, moddhe, er, re ki, te, ta, ti, gulo, gula, shob, sob, sokol, doya kore, plij, bhai, vai, apu, moto, ebong, ar, aar, shoho, shudhu, sudhu, koto, kotho, naam, e, r, ey, ke, koi, kothay, bhaia, vaia, bolen, eta, kore, korte, kora
assalamu alaikum, assalamualaikum, asalamu alaikum, salam, salaam, slm, nomoskar, adab, hey, dear, thanks, thank you, thank u, tnx, thx, kindly, boss, friend, friends, let me know, tell me, urgent, urgently, but, use, looking for, interested
সালাম, আসসালামু আলাইকুম, আসসালামুয়ালাইকুম, নমস্কার, আদাব, অনুগ্রহ, অনুগ্রহ করে, ধন্যবাদ, ভাইয়া, বস, স্যার, বন্ধু, জানাবেন, জানান, বলেন, বলুন, জরুরি, জরুরী, প্রিয়, কিন্তু, চলা, চালানো, চালিত
onugroho, onugroho kore, dhonnobad, donnobad, sir ji, janaben, janan, bolun, joruri, kintu, chola, cholse, chalano, chalito, use kora
very, really, quite, most, too, much, so, fully, একদম, এক্কেবারে, খুব, খুবই, অনেক, সবচেয়ে, সবথেকে, বেশ, পুরোপুরি
ekdom, akdom, ekdam, khub, khubi, onek, sobcheye, sobchaite, shobcheye, sobtheke, besh, puropuri
price, prices, cost, rate, budget, taka, tk, bdt, money, range, price in bangladesh, in bangladesh, bangladesh, bd, amount
দাম, দামের, দামে, মূল্য, মূল্যে, বাজেট, টাকা, টাকার, টাকায়, বাংলাদেশ, বাংলাদেশে, রেট
dam, daam, dame, damer, mullo, muullo, bajet, takar, takay, dor
cc, সিসি, model, models, মডেল, মডেলের, year, years, সাল, সালে, সালের, sal, saler, brand, ব্র্যান্ড, ব্রান্ড, kompani, company, কোম্পানি, কোম্পানির
condition, conditions, kondition, kondishon, kandishan, obostha, obosthar, অবস্থা, কন্ডিশন, কন্ডিশনের
seller, sellers, owner, বিক্রেতা, বিক্রেতার, bikreta, bikretar, মালিক, malik
lakh, lac, lakhs, lacs, thousand, hajar, hazar, crore, লাখ, লক্ষ, হাজার, কোটি
about, approx, approximately, negotiable, fixed, asking, প্রায়, মাত্র, আলোচনা সাপেক্ষে, আলোচনা, সাপেক্ষে, ফিক্সড, pray, matro
under, below, within, upto, above, over, between, before, after, since, নিচে, উপরে
`;
