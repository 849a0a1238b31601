import { inLargestUnit } from '../../../lib/timeAgo.ts';
import { withCurrency } from '../../../lib/withCurrency.ts';
import type { BikeDetailsCopy } from '../../bikes/bikeDetails.ts';
import { amount, brandName, digits, number } from '../formats.ts';

const bikes = (count: number): string => `একই ধরনের ${number(count)}টি বাইকের`;

export const bnBikeDetails: BikeDetailsCopy = {
  bikeDetails: {
    title: 'বাইক',
    loading: 'বাইকটি লোড হচ্ছে',
    failed: 'বাইকটি লোড হয়নি',
    allBikesOf: { before: 'সব', after: 'বাইক' },
    allBikes: 'সব বাইক',
    missing: {
      title: 'তালিকায় আর নেই',
      text: 'বিক্রেতা বা অ্যাডমিন বাইকটি মুছে ফেলেছেন, অথবা লিংকটি অসম্পূর্ণ।',
    },
    sold: 'বাইকটি বিক্রি হয়ে গেছে।',
    booked: 'আপনি বাইকটি বুকিং দিয়েছেন।',
    seeFirst: 'পেমেন্টের আগে বাইকটি দেখে নিন।',
    paid: 'আপনি বাইকটির দাম পরিশোধ করেছেন।',
    ordersLink: 'আমার অর্ডার',
    payNow: 'পেমেন্ট করুন',
    back: (searched) => (searched ? `ফিরে যান: ${searched}` : 'ফিরে যান'),
    reported: 'আপনি বাইকটি অ্যাডমিনের কাছে রিপোর্ট করেছেন।',
    facts: 'বিস্তারিত',
    posted: 'পোস্টের তারিখ',
    ago: (days) => {
      const { count, unit } = inLargestUnit(days);
      const names = { day: 'দিন', week: 'সপ্তাহ', month: 'মাস', year: 'বছর' };
      return count === 0 ? 'আজ' : count === 1 ? 'গতকাল' : `${number(count)} ${names[unit]} আগে`;
    },
    enlarge: (photo) => `ছবি বড় করুন: ${photo}`,
    zoom: {
      scale: (percent) => `${number(percent)}%`,
      in: 'বড় করুন',
      out: 'ছোট করুন',
      reset: 'পুরো ছবি দেখুন',
      close: 'ছবি বন্ধ করুন',
      hint: 'বড় বা ছোট করতে দুই আঙুল ব্যবহার করুন, মাউসের হুইল ঘোরান, অথবা + বা − চাপুন। ছবি সরাতে টানুন বা অ্যারো বোতাম চাপুন।',
    },
    contact: {
      title: 'বিক্রেতার সঙ্গে যোগাযোগ',
      call: 'কল করুন',
      callSeller: 'বিক্রেতাকে কল করুন',
      whatsApp: 'WhatsApp',
      message: (name, price, url) =>
        `হ্যালো, Second Gear-এ আপনার ${name}${price && ` (দাম ${withCurrency(amount(price), 'টাকা')})`} কি এখনো বিক্রির জন্য আছে? ${url}`,
    },
    share: {
      action: 'শেয়ার করুন',
      text: (name, year, price) =>
        [name, digits(year), price && withCurrency(amount(price), 'টাকা')].filter(Boolean).join(', '),
      message: 'লেখা ও লিংক',
      copy: 'কপি করুন',
      more: 'আরও',
      code: 'লিংকের কিউআর কোড',
      copied: 'লিংক কপি হয়েছে',
      failed: 'লিংক কপি করা যায়নি। লেখাটি বেছে নিয়ে কপি করুন।',
    },
    safety: {
      title: 'বিক্রেতার সঙ্গে যেভাবে নিরাপদে দেখা করবেন',
      advice: [
        'দিনের বেলায় লোকজন আছে এমন জায়গায় দেখা করুন, সঙ্গে পরিচিত কাউকে রাখুন।',
        'ইঞ্জিন ও চেসিস নম্বর রেজিস্ট্রেশনের কাগজের সঙ্গে মিলিয়ে দেখুন।',
        'ইঞ্জিন ঠান্ডা অবস্থায় স্টার্ট দিয়ে দেখুন, আর সিদ্ধান্ত নেওয়ার আগে বাইকটি চালিয়ে দেখুন।',
        'বাইক ও কাগজপত্র দেখার আগে কোনো টাকা পাঠাবেন না।',
      ],
    },
    notVerified: 'Second Gear এই বিক্রেতাকে যাচাই করেনি।',
    sellersBikes: 'এই বিক্রেতার আরও বাইক',
    ownBikes: 'আপনার অন্য বাইক',
    own: {
      title: 'এটি আপনার বাইক',
      copy: 'কপি করুন',
      phone: 'ক্রেতারা এই নম্বর দেখেন:',
      noPhone: 'ক্রেতারা কোনো ফোন নম্বর দেখেন না।',
    },
    similar: 'একই ধরনের বাইক',
    similarOf: (brand) => `আরও ${brandName(brand)} বাইক`,
  },

  priceInsight: {
    below: (percent, count) => `দাম এখানকার ${bikes(count)} চেয়ে ${number(percent)}% কম`,
    above: (percent, count) => `দাম এখানকার ${bikes(count)} চেয়ে ${number(percent)}% বেশি`,
    near: (count) => `দাম এখানকার ${bikes(count)} দামের কাছাকাছি`,
    tooLow: 'এত কম দাম সাধারণত দেখা যায় না। বাইক ও কাগজপত্র না দেখে কোনো টাকা দেবেন না।',
    tooFew: 'দাম তুলনা করার মতো একই ব্র্যান্ড, অবস্থা ও বয়সের যথেষ্ট বাইক নেই।',
    plot: (price, count, lowest, highest) =>
      `এই বাইকের দাম ${withCurrency(amount(price), 'টাকা')}। ${bikes(count)} দাম ${amount(lowest)} থেকে ${amount(highest)} টাকা।`,
    thisBike: 'এই বাইক',
    how: 'যেভাবে হিসাব করা হয়',
    explanation: [
      'একই ধরনের বাইক মানে একই ব্র্যান্ডের ও একই অবস্থার বাইক, যেগুলো এই বাইকের সর্বোচ্চ পাঁচ বছর আগে বা পরে কেনা এবং অন্য বিক্রেতারা এখন এখানে বিক্রি করছেন। প্রত্যেক বিক্রেতার একটি বাইক ধরা হয়।',
      'এই বাইকের দাম তুলনা করা হয় সেগুলোর ঠিক মাঝের দামের সঙ্গে: অর্ধেক বাইকের দাম তার চেয়ে কম, বাকি অর্ধেকের দাম তার চেয়ে বেশি।',
      'বাইকটি আসলে কেমন, তা এই হিসাব থেকে বোঝা যায় না। কেনার আগে মেকানিক দিয়ে দেখিয়ে নিন।',
    ],
  },

  reportDialog: {
    title: 'বাইকটির বিরুদ্ধে রিপোর্ট করবেন?',
    message: {
      before: 'রিপোর্ট করছেন:',
      after:
        '– Second Gear-এর অ্যাডমিন বাইকটি দেখে প্রয়োজনে মুছে ফেলবেন। কারণ লিখতে হবে না। কে রিপোর্ট করেছেন, বিক্রেতা তা জানতে পারবেন না। রিপোর্ট ফিরিয়ে নেওয়া যায় না।',
    },
    unnamed: '(নাম নেই)',
    confirm: 'রিপোর্ট করুন',
  },
};
