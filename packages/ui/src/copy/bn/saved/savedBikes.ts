import type { SavedBikesCopy } from '../../saved/savedBikes.ts';
import { brandName, list, number } from '../formats.ts';

const bikes = (count: number): string => `${number(count)}টি বাইক`;

export const bnSavedBikes: SavedBikesCopy = {
  savedBikes: {
    title: 'সেভ করা বাইক',
    statuses: {
      sold: 'বিক্রি হয়ে গেছে',
      missing: 'তালিকায় আর নেই',
      unknown: 'আছে কি না, জানা যায়নি',
    },
    missingBike: 'তালিকায় আর নেই এমন বাইক',
    remove: 'বাদ দিন',
    removeBike: (bike) => `বাদ দিন: ${bike}`,
    removed: (bike) => `${bike} বাদ দেওয়া হয়েছে।`,
    undo: 'ফিরিয়ে আনুন',
    find: 'বাইক খুঁজুন',
    empty: {
      title: 'এখনো কোনো বাইক সেভ করা হয়নি',
      text: 'পছন্দের বাইকের হার্ট চিহ্নে চাপুন। বাইকটি এখানে দেখা যাবে, শুধু এই ডিভাইসে।',
    },
    share: 'তালিকাটি শেয়ার করুন',
    shareTitle: (count) => `Second Gear-এ ${bikes(count)}`,
    linkShortened: (shared, all) =>
      `লিংকে আপনার ${bikes(all)}র মধ্যে সবচেয়ে নতুন ${number(shared)}টি আছে। এর চেয়ে লম্বা লিংক সব জায়গায় খোলে না।`,
    clear: 'সব বাদ দিন',
    clearTitle: 'সেভ করা সব বাইক বাদ দেবেন?',
    clearMessage: (count) => `এই তালিকা থেকে ${bikes(count)} বাদ যাবে। পরে আর ফিরিয়ে আনা যাবে না।`,
    deletesAtLogout: 'লগআউট করলে সেভ করা বাইকের তালিকা মুছে যাবে',
    deletesAtLogoutHint: 'দেখা ও তুলনার বাইক, সেভ করা সার্চ এবং বাইক যোগ করার অসমাপ্ত ফর্মও মুছে যাবে।',
    brandsFailed: (brands) => `${list(brands.map(brandName))} বাইকগুলো এখনো আছে কি না, জানা যায়নি।`,

    recent: 'সম্প্রতি দেখা বাইক',
    clearRecent: 'মুছে ফেলুন',
    recentCleared: 'সম্প্রতি দেখা বাইকের তালিকা মুছে ফেলা হয়েছে।',

    shared: {
      title: 'শেয়ার করা বাইক',
      lead: (count) => `আপনার সঙ্গে ${bikes(count)}ের তালিকা শেয়ার করা হয়েছে।`,
      saveAll: 'সব সেভ করুন',
      savedAll: (count) => `${bikes(count)} সেভ হয়েছে`,
      allSaved: 'এই সব বাইকই আপনার সেভ করা আছে।',
      own: 'আপনার সেভ করা বাইক',
      failed: 'বাইকগুলো লোড হয়নি',
      empty: { title: 'তালিকাটি খালি', text: 'লিংকটিতে কোনো বাইক নেই। নতুন লিংক চেয়ে নিন, অথবা বাইক খুঁজুন।' },
    },
  },

  compareBikes: {
    title: 'বাইকের তুলনা',
    tray: 'তুলনার জন্য বাইক',
    chosen: (count) => `${number(4)}টির মধ্যে ${bikes(count)} বেছে নেওয়া হয়েছে`,
    link: (count) => `${number(count)}টি তুলনা করুন`,
    chooseMore: 'আরও একটি বাইক বেছে নিন',
    clear: 'সব বাদ দিন',

    table: 'তুলনা',
    detail: 'বিষয়',
    rows: { resaleValue: 'বিক্রির দাম', sellerName: 'বিক্রেতা', date: 'পোস্টের তারিখ' },
    open: 'বাইকটি দেখুন',
    lowestPrice: 'সবচেয়ে কম দাম',
    onlyDifferences: 'শুধু পার্থক্য দেখুন',
    noDifferences: 'বাইকগুলোর সব তথ্য একই।',
    noValue: 'উল্লেখ নেই',
    loading: 'বাইকগুলো লোড হচ্ছে',
    one: 'পার্থক্য দেখতে আরও একটি বাইক যোগ করুন।',
    share: 'তুলনাটি শেয়ার করুন',
    shareTitle: (count) => `Second Gear-এ ${bikes(count)}ের তুলনা`,
    empty: {
      title: 'তুলনা করার মতো কিছু এখনো নেই',
      text: 'দুই থেকে চারটি বাইকে “তুলনা” চাপুন, তারপর তুলনাটি খুলুন।',
    },
  },
};
