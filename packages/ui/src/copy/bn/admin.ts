import type { AdminCopy } from '../admin.ts';
import { number } from './formats.ts';

export const bnAdmin: AdminCopy = {
  admin: {
    allSeller: 'সব বিক্রেতা',
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
      seller: 'বিক্রেতা',
      delete: 'মুছে ফেলা',
    },
    verified: 'যাচাইকৃত',
    bikesOf: (forSale, sold) =>
      forSale + sold === 0
        ? 'কোনো বাইক নেই'
        : `বিক্রির জন্য ${number(forSale)}টি${sold > 0 ? `, বিক্রি হয়ে গেছে ${number(sold)}টি` : ''}`,
    makeVerified: 'যাচাইকৃত করুন',
    verifyReported: {
      title: 'এই বিক্রেতাকে যাচাইকৃত করবেন?',
      message: (count) => `– এই বিক্রেতার ${number(count)}টি বাইকে রিপোর্ট আছে। যাচাই পরে আর বাতিল করা যাবে না।`,
    },
    badgeMissing: 'বাইকে এখনো যাচাইয়ের চিহ্ন নেই',
    deleteBuyerWarning: 'তাঁর অর্ডার মুছে যাবে না।',
    deleteSellerWarning: 'তাঁর বাইক তালিকায় থেকে যাবে।',
    noBuyers: {
      title: 'এখনো কোনো ক্রেতা নেই',
      text: 'এখনো কেউ ক্রেতা হিসেবে সাইন আপ করেননি। নতুন ক্রেতাদের এখানে দেখা যাবে।',
    },
    noSellers: {
      title: 'এখনো কোনো বিক্রেতা নেই',
      text: 'এখনো কেউ বিক্রেতা হিসেবে সাইন আপ করেননি। নতুন বিক্রেতাদের এখানে দেখে যাচাই করতে পারবেন।',
    },
    aboutReports: 'ক্রেতারা রিপোর্টের কারণ জানান না। বাইকটি মুছে না ফেলা পর্যন্ত রিপোর্টটি এই তালিকায় থাকে।',
    noReports: {
      title: 'দেখার মতো কোনো রিপোর্ট নেই',
      text: 'কোনো বাইকের বিরুদ্ধে রিপোর্ট এলে বাইকটি এখানে দেখতে পাবেন।',
    },
  },

  report: {
    gone: {
      title: 'রিপোর্টটি আর নেই',
      text: 'বাইকটি আগেই মুছে ফেলা হয়েছে, অথবা লিংকটি অসম্পূর্ণ।',
    },
    forSale: 'বিক্রির জন্য আছে',
    sold: 'বিক্রি হয়ে গেছে',
    brand: 'ব্র্যান্ড',
    advertised: 'প্রমোশন',
    no: 'নেই',
    phone: 'ফোন নম্বর',
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
    deleted: {
      title: 'বাইকটি মুছে ফেলা হয়েছে',
      text: (name, count) => `${name} এখন কোনো তালিকায় নেই, এর রিপোর্টও আর নেই। আরও ${number(count)}টি রিপোর্ট দেখা বাকি।`,
    },
    fine: 'বাইকটি ঠিক থাকলে এটি বন্ধ করুন। রিপোর্টটি তালিকায় থেকে যাবে।',
    next: 'পরের রিপোর্ট',
    delete: 'বাইকটি মুছে ফেলুন',
    deleteWarning: 'শুধু রিপোর্ট নয়, বাইকটিই মুছে যাবে। এর পেজ থাকবে না, কোনো তালিকায়ও দেখা যাবে না।',
  },

  adminHome: {
    buyers: 'ক্রেতা',
    sellers: 'বিক্রেতা',
    otherSellers: 'যাচাই না করা বিক্রেতা',
    reports: 'রিপোর্ট',
    people: 'ধরন অনুযায়ী ব্যবহারকারী',
    sold: 'কত বাইক বিক্রির জন্য আছে, কত বিক্রি হয়েছে',
    brands: 'ব্র্যান্ড অনুযায়ী বাইক',
    prices: 'বিক্রির জন্য যেসব বাইক আছে, সেগুলোর দাম (টাকায়)',
    range: (from, to) => (to === null ? `${number(from)} বা তার বেশি` : `${number(from)} থেকে ${number(to - 1)}`),
    asTable: 'টেবিলে দেখুন',
    number: 'সংখ্যা',
    reportsAbout: (count) => `${number(count)}টি রিপোর্ট`,
    toVerify: (count) => (count === 0 ? 'সব বিক্রেতা যাচাইকৃত' : `${number(count)} জন বিক্রেতাকে যাচাই করা বাকি`),
    allToVerify: 'বিক্রেতাদের যাচাই করুন',
    toCheck: (count) => (count === 0 ? 'কোনো রিপোর্ট দেখা বাকি নেই' : `${number(count)}টি রিপোর্ট দেখা বাকি`),
    check: 'দেখুন',
    allToCheck: 'সব রিপোর্ট',
    failed: {
      buyers: 'ক্রেতাদের তালিকা লোড হয়নি।',
      sellers: 'বিক্রেতাদের তালিকা লোড হয়নি।',
      bikes: 'বাইকগুলো লোড হয়নি।',
      reports: 'রিপোর্টগুলো লোড হয়নি।',
    },
  },

  adminTools: {
    search: 'টেবিলে খুঁজুন',
    searchUsers: 'নাম বা ইমেইল',
    searchReports: 'বাইক, বিক্রেতা বা এলাকা',
    clearSearch: 'লেখা মুছুন',
    filters: {
      all: 'সব',
      verified: 'যাচাইয়ের অবস্থা',
      isVerified: 'যাচাইকৃত বিক্রেতা',
      notVerified: 'যাচাই করা হয়নি',
      noRole: 'ধরন নেই',
    },
    sort: 'সাজান',
    sortDefault: 'নতুন আগে',
    ascending: (column) => `${column}: ছোট থেকে বড়`,
    descending: (column) => `${column}: বড় থেকে ছোট`,
    found: (shown, total) =>
      shown === total ? `${number(total)}টি সারি` : `${number(total)}টির মধ্যে ${number(shown)}টি সারি`,
    selectRow: (name) => `বেছে নিন: ${name}`,
    unnamed: 'নাম ছাড়া সারি',
    selectFound: (count) => `পাওয়া ${number(count)}টি সারি বাছুন`,
    nothingFound: {
      title: 'কিছু পাওয়া যায়নি',
      text: 'এই সার্চ ও ফিল্টারে কিছু মেলেনি।',
    },
    allVerified: {
      title: 'সব বিক্রেতা যাচাইকৃত',
      text: 'আর কোনো বিক্রেতাকে যাচাই করা বাকি নেই।',
      showAll: 'সব বিক্রেতা দেখুন',
    },
    withoutFilters: (count) => `ফিল্টার ছাড়া খুঁজুন: ${number(count)}টি সারি`,
    clearAll: 'সার্চ ও ফিল্টার বাদ দিন',
    export: (count) => `${number(count)}টি সারি ডাউনলোড করুন`,
    asCsv: '(CSV ফাইল)',
    bulk: {
      bar: 'বেছে নেওয়া সারি',
      selected: (count, hidden) =>
        hidden === 0
          ? `${number(count)}টি বেছে নেওয়া হয়েছে`
          : `${number(count)}টি বেছে নেওয়া হয়েছে, এর ${number(hidden)}টি এখন দেখা যাচ্ছে না`,
      clear: 'বাছাই বাতিল করুন',
      verify: 'যাচাইকৃত করুন',
      delete: 'মুছে ফেলুন',
      titles: {
        deleteBuyers: (count) => `${number(count)} জন ক্রেতার অ্যাকাউন্ট মুছে ফেলবেন?`,
        deleteSellers: (count) => `${number(count)} জন বিক্রেতার অ্যাকাউন্ট মুছে ফেলবেন?`,
        deleteReports: (count) => `রিপোর্ট করা ${number(count)}টি বাইক মুছে ফেলবেন?`,
        verifySellers: (count) => `${number(count)} জন বিক্রেতাকে যাচাইকৃত করবেন?`,
      },
      tasks: {
        deleteBuyers: (count) => `${number(count)} জন ক্রেতার অ্যাকাউন্ট মুছে ফেলা`,
        deleteSellers: (count) => `${number(count)} জন বিক্রেতার অ্যাকাউন্ট মুছে ফেলা`,
        deleteReports: (count) => `রিপোর্ট করা ${number(count)}টি বাইক মুছে ফেলা`,
        verifySellers: (count) => `${number(count)} জন বিক্রেতাকে যাচাইকৃত করা`,
      },
      reported: (count, total) =>
        total === 1 ? 'এই বিক্রেতার বাইকে রিপোর্ট আছে:' : `তাঁদের ${number(count)} জনের বাইকে রিপোর্ট আছে:`,
      more: (count) => `এবং আরও ${number(count)}টি নাম`,
      warnings: {
        deleteBuyers: 'পরে আর ফিরিয়ে আনা যাবে না। তাঁদের অর্ডার মুছে যাবে না।',
        deleteSellers: 'পরে আর ফিরিয়ে আনা যাবে না। তাঁদের বাইক তালিকায় থেকে যাবে।',
        deleteReports: 'শুধু রিপোর্ট নয়, বাইকগুলোই মুছে যাবে। পরে আর ফিরিয়ে আনা যাবে না।',
        verifySellers: 'তাঁদের বাইকে যাচাইয়ের চিহ্ন বসবে।',
      },
      actions: {
        deleteBuyers: (count) => `${number(count)}টি অ্যাকাউন্ট মুছে ফেলুন`,
        deleteSellers: (count) => `${number(count)}টি অ্যাকাউন্ট মুছে ফেলুন`,
        deleteReports: (count) => `${number(count)}টি মুছে ফেলুন`,
        verifySellers: (count) => `${number(count)} জনকে যাচাইকৃত করুন`,
      },
      progress: (done, total) => `${number(total)}টির মধ্যে ${number(done)}টি`,
      stop: 'থামান',
      outcomes: {
        done: 'হয়েছে',
        nothingToDo: 'আগেই হয়েছে',
        partlyDone: 'যাচাই হয়েছে, তবে বাইকে চিহ্ন এখনো বসেনি। স্বয়ংক্রিয়ভাবে আবার চেষ্টা করা হবে।',
        unconfirmed: 'হয়েছে কি না, জানা যায়নি',
        notDone: 'সার্ভারের সাড়া আসেনি। তালিকায় দেখা যাচ্ছে, কাজটি হয়নি।',
        notSent: 'পাঠানো হয়নি',
      },
      failed: (problem) => `ব্যর্থ হয়েছে। ${problem}`,
      counts: {
        done: (count) => `${number(count)}টি হয়েছে`,
        nothingToDo: (count) => `${number(count)}টি আগেই হয়েছে`,
        partlyDone: (count) => `${number(count)}টি আংশিক হয়েছে`,
        failed: (count) => `${number(count)}টি ব্যর্থ হয়েছে`,
        unconfirmed: (count) => `${number(count)}টির ফল জানা যায়নি`,
        notDone: (count) => `${number(count)}টি হয়নি`,
        notSent: (count) => `${number(count)}টি পাঠানো হয়নি`,
      },
      left: (task, summary) => `কাজ চলার সময় আপনি পেজটি থেকে বেরিয়ে গিয়েছিলেন। ${task}: ${summary}।`,
      tryAgain: 'যেগুলো হয়নি, সেগুলো আবার করুন',
      checkAgain: 'ফল আবার দেখুন',
    },
    shortcuts: {
      title: 'কিবোর্ড শর্টকাট',
      lead: 'টেবিল বা এর টুল বেছে নেওয়া থাকলে এগুলো কাজ করে। কোনো ঘরে লেখার সময় কাজ করে না।',
      key: 'বোতাম',
      action: 'কাজ',
      actions: {
        search: 'সার্চ বক্সে যান',
        next: 'পরের সারিতে যান',
        previous: 'আগের সারিতে যান',
        select: 'সারিটি বেছে নিন বা বাছাই বাতিল করুন',
        help: 'এই তালিকা দেখুন',
      },
    },
  },
};
