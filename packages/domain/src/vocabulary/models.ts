/**
 * Words in the names of models, one in a line: the word, the Bangla word, other spellings. Letters, such as সিজি for CG, and
 * the way in which letters and numbers are joined (cg125, CG-125) need no entry. A word with "(ordinary)" at the end of its
 * line is a model only beside a brand or a number, because it is also an ordinary word.
 */
export const modelWordList = `
Super Cub: সুপার কাব, সুপার কাপ, super cup, supper cub
Cub: কাব
Benly: বেনলি, বেনলী, ব্যানলি, বেনলে, banli, benle, bently
Hornet: হর্নেট
Shine: শাইন (ordinary)
Livo: লিভো
Dio: ডিও
Activa: অ্যাক্টিভা
Trigger: ট্রিগার (ordinary)
Unicorn: ইউনিকর্ন
Twister: টুইস্টার
X Blade: এক্স ব্লেড
Twin: টুইন (ordinary)
Four (ordinary)
Fazer: ফেজার
Saluto: স্যালুটো
Gladiator: গ্ল্যাডিয়েটর
Enticer: এন্টাইসার
Libero: লিবেরো
Crux: ক্রাক্স
Ray: রে (ordinary)
Mate (ordinary)
Bullet: বুলেট
Standard: স্ট্যান্ডার্ড (ordinary)
Classic: ক্লাসিক (ordinary)
Electra: ইলেক্ট্রা, ইলেকট্রা
Thunderbird: থান্ডারবার্ড
Machismo: ম্যাচিসমো
Meteor: মেটেওর, মিটিওর, মিটিয়র
Minor: মাইনর
Interceptor: ইন্টারসেপ্টর
Continental: কন্টিনেন্টাল
Crusader: ক্রুসেডার
Hunter: হান্টার (ordinary)
Himalayan: হিমালয়ান
Sports: স্পোর্টস (ordinary)
Constellation: কনস্টেলেশন
Taurus: টরাস
`;

/** The models of each brand that people know in Bangladesh, one in a line; after a colon, what people also call it. */
export const models = `
Honda
  CG 125
  CD 50
  CD 70
  CD 80
  CD 100
  CD 125
  C 50: Cub 50, Super Cub 50
  C 70: Cub 70, Super Cub 70
  C 90: Cub 90, Super Cub 90
  Super Cub
  Benly
  H 100
  H 100 S
  CB 100
  CB 125
  CB 125 T
  CB 150 R
  CB 200
  CB 350
  CB 400
  CB 500
  CB 550
  CB 650
  CB 750
  CB 750 K2
  CBR 150
  CBR 250
  XL 125
  XL 185
  XL 250
  XR 125
  XR 200
  MTX 125
  NSR 150
  MB 5
  Hornet
  Shine
  Livo
  Dio
  Activa
  Trigger
  Unicorn
  Twister
  X Blade
Yamaha
  RX 100
  RX 115
  RX 135
  RXS 115
  RXZ 135
  RD 125
  RD 250
  RD 350
  RD 400
  SR 400
  SR 500
  DT 100
  DT 125
  DT 175
  AG 100
  AG 200
  YB 50
  YB 80
  YB 100
  YB 125
  YBR 125
  FS 1
  XS 650
  XT 500
  V 50
  V 80
  FZ 16
  FZ S
  FZS V2
  FZS V3
  FZ X
  MT 15
  R 15
  R 3
  SZ
  Fazer
  Saluto
  Gladiator
  Enticer
  Libero
  Crux
  Ray
Royal Enfield
  Bullet 350
  Bullet 500
  Standard 350
  Classic 350
  Classic 500
  Electra 350
  Thunderbird 350
  Thunderbird 500
  Machismo
  Meteor 350
  Meteor Minor
  Interceptor 650
  Interceptor 750
  Continental GT
  Crusader 250
  Crusader Sports
  Hunter 350
  Himalayan
  Constellation
  Taurus
`;
