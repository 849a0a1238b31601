import { toBanglaWords } from '../../../selling/numbers/spokenNumbers.ts';
import type { SellingCopy } from '../../selling/selling.ts';
import { digits, number } from '../formats.ts';

/** The texts of the tools for sellers, in Bangla. */
export const bnSelling: SellingCopy = {
  priceHint: {
    use: (price) => `${digits(String(price))} লিখুন`,
    words: (taka, poisha) => `${toBanglaWords(taka)} টাকা${poisha > 0 ? ` ${toBanglaWords(poisha)} পয়সা` : ''}`,
    notChargeable: 'দামটি শুধু সংখ্যায় লেখা নয়, তাই ক্রেতা কার্ডে এই দাম পরিশোধ করতে পারবেন না।',
    notComparable: 'দামটি শুধু সংখ্যায় লেখা নয়, তাই তুলনা করা কঠিন।',
    low: (words) => `এটি মাত্র ${words}।`,
  },
  phoneHint: {
    use: (phone) => `${phone} লিখুন`,
    otherForm: 'নম্বরটি সাধারণত এভাবে লেখা হয়',
    several: (phone) => `ক্রেতা প্রথম নম্বরে কল করবেন ও মেসেজ দেবেন: ${phone}।`,
    unfinished: (count) => `মোবাইল নম্বর ১১ ডিজিটের হয়। এখানে আছে ${number(count)}টি ডিজিট।`,
    foreign: 'এটি বাংলাদেশের মোবাইল নম্বর নয়, তাই ক্রেতা WhatsApp-এ মেসেজ দিতে পারবেন না।',
  },
  myBikes: {
    show: 'কোন বাইক দেখবেন',
    tabs: { all: 'সব', available: 'বিক্রির জন্য আছে', advertised: 'বিজ্ঞাপন চলছে', sold: 'বিক্রি হয়ে গেছে' },
    search: 'আপনার বাইক খুঁজুন',
    order: 'সাজান',
    orders: {
      newest: 'নতুনগুলো আগে',
      oldest: 'পুরোনোগুলো আগে',
      cheapest: 'কম দাম আগে',
      dearest: 'বেশি দাম আগে',
      name: 'নাম অনুযায়ী',
    },
    totals: {
      forSale: 'বিক্রির জন্য আছে',
      sold: 'বিক্রি হয়ে গেছে',
      withoutPrice: (count) => `${number(count)}টি বাইকের দাম সংখ্যায় নেই, তাই যোগ হয়নি`,
    },
    copy: 'কপি করুন',
    share: 'শেয়ার করুন',
    nothing: {
      title: 'কোনো বাইক পাওয়া যায়নি',
      text: 'এখানে কোনো বাইকের নাম, এলাকা, অবস্থা, বছর বা দামে এই শব্দগুলো নেই।',
      showAll: 'সব বাইক দেখুন',
    },
  },
  sellerHome: {
    listed: 'যোগ করা বাইক',
    forSale: 'বিক্রির জন্য আছে',
    sold: 'বিক্রি হয়ে গেছে',
    advertised: 'বিজ্ঞাপন চলছে',
    plot: 'আপনার বাইক',
    asTable: 'টেবিলে দেখুন',
    status: 'স্ট্যাটাস',
    number: 'বাইক',
    prices: 'একই ধরনের বাইকের তুলনায় আপনার বাইকের দাম',
    below: (percent, count) => `দাম একই ধরনের ${number(count)}টি বাইকের চেয়ে ${number(percent)}% কম`,
    above: (percent, count) => `দাম একই ধরনের ${number(count)}টি বাইকের চেয়ে ${number(percent)}% বেশি`,
    near: (count) => `দাম একই ধরনের ${number(count)}টি বাইকের প্রায় সমান`,
    notComparable: 'তুলনা করার মতো যথেষ্ট বাইক নেই',
    failed: 'আপনার বাইকগুলো লোড হয়নি।',
  },
  copyBike: {
    loading: 'যে বাইকটি কপি করবেন সেটি লোড হচ্ছে',
    title: 'যে বাইক থেকে কপি করা হয়েছে:',
    advice:
      'নতুনটি যোগ করার পর “আমার বাইক” থেকে আগেরটি মুছে ফেলুন। অর্ডারগুলো আগের বাইকের সঙ্গেই থাকে: যাঁরা আগেরটির বুকিং দিয়েছেন, তাঁদের নতুনটির বুকিং দিতে হবে।',
    myProduct: 'আমার বাইক',
    missing: 'যে বাইকটি কপি করতে চেয়েছেন সেটি আপনার তালিকায় আর নেই। খালি ফর্মে নতুন করে লিখতে পারেন।',
    ask: {
      title: 'আপনার একটি ফর্ম অসমাপ্ত আছে',
      text: 'আগে যা লিখেছিলেন, তা বাদ দিয়ে কি কপিটি আনবেন?',
      keep: 'আগের লেখা রাখুন',
      replace: 'লেখা বাদ দিয়ে কপি আনুন',
    },
  },
  listingTools: {
    title: 'প্রিভিউ ও পরামর্শ',
    preview: 'ক্রেতারা যা দেখবেন',
    previewOf: (name) => (name === '' ? 'বাইকের কার্ড যেমন দেখাবে' : `বাইকের কার্ড যেমন দেখাবে: ${name}`),
    checklist: 'ভালো পোস্টে যা থাকে',
    fulfilled: (count, total) => `${number(total)}টির মধ্যে ${number(count)}টি`,
    done: 'আছে:',
    missing: 'নেই:',
    checks: {
      name: 'নামে ব্র্যান্ড ও মডেল',
      price: 'শুধু সংখ্যায় লেখা বিক্রির দাম',
      originalPrice: 'নতুন অবস্থার দাম, যা বিক্রির দামের চেয়ে বেশি: তাতে ক্রেতা বোঝেন কত টাকা বাঁচবে',
      year: 'কেনার বছর',
      phone: 'কল ও WhatsApp-এর জন্য মোবাইল নম্বর',
      location: 'এলাকা ও শহর, যেমন মিরপুর ১০, ঢাকা',
      description: 'বাইকের অবস্থা, মেরামত ও কাগজপত্র নিয়ে অন্তত দুটি বাক্য',
      photo: 'একটি ছবি',
    },
    price: 'একই ধরনের বাইকের তুলনায় আপনার বাইকের দাম',
    photoAdvice: 'যেভাবে ভালো ছবি তুলবেন',
    photoTips: [
      'বাইকটি ধুয়ে নিন। দিনের আলোয় বাইরে, সূর্য আপনার পেছনে রেখে ছবি তুলুন।',
      'বাইকটি স্ট্যান্ডে সোজা রেখে পাশ থেকে পুরোটা দেখান।',
      'ফোন আড়াআড়ি ধরুন। কার্ডে চওড়া ছবি দেখা যায়।',
      'কোনো দাগ বা ভাঙা অংশ থাকলে তা-ও দেখান। দেখা করার সময় ক্রেতা তা দেখতে পাবেনই।',
    ],
  },
  sameBike: {
    before: 'মনে হচ্ছে এই বাইকটি আপনি আগেই যোগ করেছেন:',
    after: 'একই বাইক দুবার থাকলে ক্রেতা বিভ্রান্ত হন। আগেরটির বদলে এটি দিলে আগেরটি মুছে ফেলুন।',
  },
};
