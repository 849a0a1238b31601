import { toBanglaWords } from '../../../selling/spokenNumbers.ts';
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
    use: (phone) => `${digits(phone)} লিখুন`,
    otherForm: 'নম্বরটি সাধারণত এভাবে লেখা হয়',
    several: (phone) => `ক্রেতা প্রথম নম্বরে কল করবেন ও মেসেজ দেবেন: ${digits(phone)}।`,
    unfinished: (count) => `মোবাইল নম্বরে ১১টি সংখ্যা থাকে। এখানে আছে ${number(count)}টি।`,
    foreign: 'এটি বাংলাদেশের মোবাইল নম্বর নয়, তাই ক্রেতা WhatsApp-এ মেসেজ দিতে পারবেন না।',
  },
};
