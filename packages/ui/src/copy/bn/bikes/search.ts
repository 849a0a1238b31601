import type { SearchCopy } from '../../bikes/search.ts';
import { brandName, conditionName, digits, number } from '../formats.ts';

const bikes = (count: number): string => `${number(count)}টি বাইক`;

/** The texts of the search tools, in Bangla. */
export const bnSearch: SearchCopy = {
  search: {
    title: 'সব বাইক',
    pageTitle: (searched) => (searched ? `${searched} – সব বাইক` : 'সব বাইক'),
    label: 'খুঁজুন ও ফিল্টার করুন',
    field: 'বাইক খুঁজুন',
    placeholder: 'নাম, এলাকা, বিক্রেতা বা শব্দ',
    clearField: 'লেখা মুছুন',
    results: (count) => (count === 0 ? 'কোনো বাইক পাওয়া যায়নি' : `${bikes(count)} পাওয়া গেছে`),
    preparing: 'খোঁজার প্রস্তুতি চলছে',

    sort: 'সাজান',
    sortOrders: {
      newest: 'নতুন পোস্ট আগে',
      priceUp: 'কম দাম আগে',
      priceDown: 'বেশি দাম আগে',
      year: 'সম্প্রতি কেনা বাইক আগে',
      discount: 'বেশি ছাড় আগে',
    },
    priceNotGiven: 'দাম উল্লেখ নেই',

    filters: 'ফিল্টার',
    filtersWithCount: (count) => (count === 0 ? 'ফিল্টার' : `ফিল্টার (${number(count)})`),
    showBikes: (count) => `${bikes(count)} দেখুন`,
    activeFilters: 'চালু ফিল্টার',
    remove: (filter) => `বাদ দিন: ${filter}`,
    clearAll: 'সব বাদ দিন',
    brand: 'ব্র্যান্ড',
    price: 'দাম',
    priceUnit: 'টাকা',
    condition: 'অবস্থা',
    purchaseYear: 'কেনার বছর',
    yearsUsed: 'কত বছর ব্যবহৃত',
    location: 'এলাকা',
    seller: 'বিক্রেতা ও দাম',
    from: 'থেকে',
    to: 'পর্যন্ত',
    priceRange: 'দামের সীমা',
    lowestPrice: 'সর্বনিম্ন দাম',
    highestPrice: 'সর্বোচ্চ দাম',
    notANumber: 'একটি সংখ্যা লিখুন, যেমন ১৫০০০০ বা ১.৫ লাখ।',
    notAYear: 'একটি সাল লিখুন, যেমন ১৯৯৮।',
    notYears: 'কত বছর তা লিখুন, যেমন ১২।',
    wrongOrder: 'দ্বিতীয় সংখ্যাটি প্রথমটির চেয়ে ছোট।',
    verifiedOnly: 'শুধু যাচাইকৃত বিক্রেতা',
    pricedOnly: 'শুধু দাম উল্লেখ করা বাইক',
    findLocation: 'এলাকা খুঁজুন',
    noLocation: 'এই নামে কোনো এলাকা নেই।',
    moreLocations: (count) => `আরও ${number(count)}টি এলাকা আছে। নাম লিখে খুঁজুন।`,
    optionCount: bikes,

    words: {
      text: (text) => `“${text}”`,
      brand: brandName,
      condition: conditionName,
      price: {
        between: (from, to) => `${digits(from)} থেকে ${digits(to)} টাকা`,
        from: (from) => `কমপক্ষে ${digits(from)} টাকা`,
        upTo: (to) => `${digits(to)} টাকার মধ্যে`,
      },
      purchaseYear: {
        between: (from, to) => `${digits(from)} থেকে ${digits(to)} সালে কেনা`,
        from: (from) => `${digits(from)} সাল বা তার পরে কেনা`,
        upTo: (to) => `${digits(to)} সাল বা তার আগে কেনা`,
      },
      yearsUsed: {
        between: (from, to) => `${digits(from)} থেকে ${digits(to)} বছর ব্যবহৃত`,
        from: (from) => `কমপক্ষে ${digits(from)} বছর ব্যবহৃত`,
        upTo: (to) => `সর্বোচ্চ ${digits(to)} বছর ব্যবহৃত`,
      },
      locations: (places) => `${places} এলাকায়`,
      conditions: (conditions) => `${conditions} অবস্থার`,
      verifiedOnly: 'যাচাইকৃত বিক্রেতা',
      pricedOnly: 'দামসহ',
    },

    nothingFound: {
      title: 'কোনো বাইক মেলেনি',
      text: 'এগুলোর একটি বেছে নিলে বাইক পাওয়া যাবে:',
      noWay: 'শব্দ বা ফিল্টার বদলান, অথবা সব বাইক থেকে নতুন করে শুরু করুন।',
      instead: (query, count) => `খুঁজুন: ${query} (${bikes(count)})`,
      // No word can follow a filter such as 'ভালো অবস্থার' in a Bangla sentence. So the filter is after a colon, as in `remove`.
      without: (filter, count) => `বাদ দিন: ${filter} (${bikes(count)})`,
    },
    noBikes: {
      title: 'এখানে এখন কোনো বাইক নেই',
      text: 'এই মুহূর্তে দেখানোর মতো কোনো বাইক নেই। প্রতিদিন নতুন বাইক যোগ হয়।',
    },
    loading: 'বাইকগুলো লোড হচ্ছে',
    failed: 'বাইকগুলো লোড হয়নি',
    brandFailed: (brand) => `${brandName(brand)} বাইকগুলো লোড হয়নি।`,

    saved: {
      title: (count) => `সেভ করা সার্চ (${number(count)})`,
      listLabel: 'সেভ করা সার্চ',
      save: 'সার্চটি সেভ করুন',
      isSaved: 'সেভ করা আছে',
      name: 'সার্চের নাম',
      confirm: 'সেভ করুন',
      cancel: 'বাতিল',
      nameRequired: 'একটি নাম লিখুন।',
      newBikes: (count) => `শেষবার দেখার পর ${number(count)}টি নতুন বাইক`,
      delete: (name) => `সেভ করা সার্চ মুছে ফেলুন: ${name}`,
      deleted: 'সেভ করা সার্চটি মুছে ফেলা হয়েছে।',
      undo: 'ফিরিয়ে আনুন',
      full: 'আপনার ২০টি সার্চ সেভ করা আছে। নতুন একটি সেভ করতে আগের একটি মুছে ফেলুন।',
      notStored: 'সেভ করা যায়নি। আপনার ব্রাউজার এই সাইটকে তথ্য রাখতে দিচ্ছে না, অথবা তথ্য রাখার জায়গা ভরে গেছে।',
    },
  },
};
