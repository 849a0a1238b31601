import type { AdminCopy } from '../admin.ts';
import { number } from './formats.ts';

/** The texts of the pages of the admin, in Bangla. */
export const bnAdmin: AdminCopy = {
  admin: {
    allBuyers: 'সব ক্রেতা',
    allSeller: 'সব বিক্রেতা',
    reportedItems: 'রিপোর্ট করা বাইক',
    loadingBuyers: 'ক্রেতাদের তালিকা লোড হচ্ছে',
    loadingSellers: 'বিক্রেতাদের তালিকা লোড হচ্ছে',
    loadingReports: 'রিপোর্ট করা বাইকগুলো লোড হচ্ছে',
    columns: {
      index: 'নং',
      name: 'নাম',
      email: 'ইমেইল',
      role: 'ধরন',
      status: 'স্ট্যাটাস',
      action: 'অ্যাকশন',
      bikeName: 'বাইকের নাম',
      price: 'দাম',
      condition: 'অবস্থা',
      delete: 'মুছে ফেলা',
    },
    verified: 'যাচাইকৃত',
    makeVerified: 'যাচাই করুন',
    badgeMissing: 'বাইকে এখনো যাচাইয়ের চিহ্ন নেই',
    noBuyers: {
      title: 'এখনো কোনো ক্রেতা নেই',
      text: 'এখনো কেউ ক্রেতা হিসেবে সাইন আপ করেননি। নতুন ক্রেতাদের এখানে দেখা যাবে; কিছুক্ষণ পর আবার দেখুন।',
    },
    noSellers: {
      title: 'এখনো কোনো বিক্রেতা নেই',
      text: 'এখনো কেউ বিক্রেতা হিসেবে সাইন আপ করেননি। নতুন বিক্রেতাদের এখানে দেখে যাচাই করতে পারবেন।',
    },
    noReports: {
      title: 'কোনো রিপোর্ট নেই',
      text: 'কোনো বাইকের বিরুদ্ধে এখনো রিপোর্ট আসেনি। রিপোর্ট এলে বাইকটি এখানে দেখতে পাবেন।',
    },
  },

  report: {
    gone: {
      title: 'রিপোর্টটি আর নেই',
      text: 'বাইকটি আগেই মুছে ফেলা হয়েছে, অথবা লিংকটি অসম্পূর্ণ।',
    },
    status: 'স্ট্যাটাস',
    forSale: 'বিক্রির জন্য আছে',
    sold: 'বিক্রি হয়ে গেছে',
    brand: 'ব্র্যান্ড',
    advertised: 'বিজ্ঞাপন',
    no: 'নেই',
    phone: 'ফোন',
    account: 'অ্যাকাউন্ট',
    noAccount: 'অ্যাকাউন্টটি আর নেই',
    sellerFailed: 'বিক্রেতার অ্যাকাউন্ট লোড হয়নি।',
    bikesFailed: 'বিক্রেতার অন্য বাইকগুলো লোড হয়নি।',
    loadingBikes: 'বিক্রেতার অন্য বাইকগুলো লোড হচ্ছে',
    otherReports: (count) =>
      count === 0 ? 'এই বিক্রেতার বিরুদ্ধে আর কোনো রিপোর্ট নেই' : `এই বিক্রেতার বিরুদ্ধে আরও ${number(count)}টি রিপোর্ট`,
    otherBikes: (count, sold) =>
      count === 0
        ? 'এই বিক্রেতার আর কোনো বাইক নেই'
        : `এই বিক্রেতার আরও ${number(count)}টি বাইক, বিক্রি হয়ে গেছে ${number(sold)}টি`,
    bikePage: 'বাইকের পেজ',
    deleteWarning: 'শুধু রিপোর্ট নয়, বাইকটিই মুছে যাবে। এর পেজ থাকবে না, কোনো তালিকায়ও দেখা যাবে না।',
  },

  adminTools: {
    search: 'টেবিলে খুঁজুন',
    searchUsers: 'নাম বা ইমেইল',
    searchReports: 'বাইক, বিক্রেতা বা এলাকা',
    clearSearch: 'খোঁজার লেখা মুছুন',
    filters: {
      all: 'সব',
      verified: 'যাচাই',
      isVerified: 'যাচাইকৃত বিক্রেতা',
      notVerified: 'যাচাই করা হয়নি',
      role: 'ধরন',
      noRole: 'ধরন নেই',
      brand: 'ব্র্যান্ড',
    },
    sort: 'সাজান',
    sortDefault: 'নতুন আগে',
    ascending: (column) => `${column}, ক্রম অনুযায়ী`,
    descending: (column) => `${column}, উল্টো ক্রমে`,
    found: (shown, total) =>
      shown === total ? `${number(total)}টি সারি` : `${number(total)}টির মধ্যে ${number(shown)}টি সারি`,
    selectRow: (name) => `বেছে নিন: ${name}`,
    unnamed: 'নাম ছাড়া সারি',
    selectFound: (count) => `খুঁজে পাওয়া ${number(count)}টি সারি বেছে নিন`,
    nothingFound: {
      title: 'কিছু পাওয়া যায়নি',
      text: 'এই লেখা ও ফিল্টারের সঙ্গে কোনো সারি মেলে না।',
    },
    clearAll: 'লেখা ও ফিল্টার বাদ দিন',
    export: 'CSV ডাউনলোড করুন',
    bulk: {
      bar: 'বেছে নেওয়া সারি',
      selected: (count, hidden) =>
        hidden === 0
          ? `${number(count)}টি বেছে নেওয়া হয়েছে`
          : `${number(count)}টি বেছে নেওয়া হয়েছে, এর ${number(hidden)}টি এখন দেখা যাচ্ছে না`,
      clear: 'বাছাই বাতিল করুন',
      verify: 'যাচাই করুন',
      delete: 'মুছে ফেলুন',
      titles: {
        deleteBuyers: (count) => `${number(count)} জন ক্রেতাকে মুছে ফেলবেন?`,
        deleteSellers: (count) => `${number(count)} জন বিক্রেতাকে মুছে ফেলবেন?`,
        deleteReports: (count) => `রিপোর্ট করা ${number(count)}টি বাইক মুছে ফেলবেন?`,
        verifySellers: (count) => `${number(count)} জন বিক্রেতাকে যাচাই করবেন?`,
      },
      more: (count) => `এবং আরও ${number(count)}টি নাম`,
      warnings: {
        deleteBuyers: 'পরে আর ফিরিয়ে আনা যাবে না।',
        deleteSellers: 'পরে আর ফিরিয়ে আনা যাবে না। তাঁদের বাইক তালিকায় থেকে যাবে।',
        deleteReports: 'শুধু রিপোর্ট নয়, বাইকগুলোই মুছে যাবে। পরে আর ফিরিয়ে আনা যাবে না।',
        verifySellers: 'তাঁদের বাইকে যাচাইয়ের চিহ্ন বসবে। পরে আর বাতিল করা যাবে না।',
      },
      actions: {
        deleteBuyers: (count) => `${number(count)} জনকে মুছে ফেলুন`,
        deleteSellers: (count) => `${number(count)} জনকে মুছে ফেলুন`,
        deleteReports: (count) => `${number(count)}টি মুছে ফেলুন`,
        verifySellers: (count) => `${number(count)} জনকে যাচাই করুন`,
      },
      progress: (done, total) => `${number(total)}টির মধ্যে ${number(done)}টি`,
      stop: 'থামান',
      outcomes: {
        done: 'হয়েছে',
        nothingToDo: 'আগেই হয়ে গেছে',
        partlyDone: 'যাচাই হয়েছে, তবে বাইকে চিহ্ন এখনো বসেনি। নিজে থেকে আবার চেষ্টা করা হবে।',
        unconfirmed: 'হয়েছে কি না, জানা যায়নি',
        notDone: 'উত্তর আসেনি। তালিকা অনুযায়ী কাজটি হয়নি।',
        notSent: 'পাঠানো হয়নি',
      },
      failed: (problem) => `ব্যর্থ হয়েছে। ${problem}`,
      counts: {
        done: (count) => `${number(count)}টি হয়েছে`,
        nothingToDo: (count) => `${number(count)}টি আগেই হয়েছে`,
        partlyDone: (count) => `${number(count)}টি আংশিক হয়েছে`,
        failed: (count) => `${number(count)}টি ব্যর্থ হয়েছে`,
        unconfirmed: (count) => `${number(count)}টি হয়েছে কি না, জানা যায়নি`,
        notDone: (count) => `${number(count)}টি করা হয়নি`,
        notSent: (count) => `${number(count)}টি পাঠানো হয়নি`,
      },
      tryAgain: 'যেগুলো হয়নি, আবার চেষ্টা করুন',
      checkAgain: 'আবার দেখুন',
      close: 'বন্ধ করুন',
    },
    shortcuts: {
      open: 'কিবোর্ড শর্টকাট',
      title: 'কিবোর্ড শর্টকাট',
      lead: 'ফোকাস টেবিলে বা তার টুলে থাকলে এগুলো কাজ করে। কোনো ঘরে লেখার সময় কাজ করে না।',
      key: 'বোতাম',
      action: 'কাজ',
      actions: {
        search: 'খোঁজার ঘরে যান',
        next: 'পরের সারিতে যান',
        previous: 'আগের সারিতে যান',
        select: 'সারিটি বেছে নিন বা বাছাই বাতিল করুন',
        help: 'এই তালিকা দেখুন',
      },
    },
  },
};
