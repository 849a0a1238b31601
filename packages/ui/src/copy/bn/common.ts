import { isBlank } from '../../lib/isBlank.ts';
import type { Copy } from '../en.ts';
import { brandName, conditionName, dateTime, day, digits, number, numeral } from './formats.ts';

export const unnamedBike = 'নামহীন বাইক';

/** docs/bangla.md explains the choice of words. */
export const bn: Copy = {
  // Texts of every page ----

  product: {
    name: 'Second Gear',
    headline: ['খুঁজে নিন', 'মনের মতো', 'বাইক'],
  },
  roles: { buyer: 'ক্রেতা', seller: 'বিক্রেতা', admin: 'অ্যাডমিন' },
  tryAgain: 'আবার চেষ্টা করুন',
  close: 'বন্ধ করুন',
  dismiss: 'বন্ধ করে ফিরে যান',
  loading: 'লোড হচ্ছে',
  offline: 'আপনি অফলাইনে আছেন। যা দেখছেন তা পুরোনো হতে পারে; ইন্টারনেট সংযোগ ফিরলে আপডেট হবে।',
  notLoaded: 'এটি লোড করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন, অথবা পেজটি রিলোড করুন।',
  notLoadedOffline: 'আপনি অফলাইনে আছেন, আর এতে যা খোলে তা এই ডিভাইসে এখনো লোড হয়নি। ইন্টারনেট সংযোগ ফিরলে আবার চেষ্টা করুন।',
  offlineSince: (when) => `আপনি অফলাইনে আছেন। এখন যা দেখছেন তা সর্বশেষ আপডেট হয়েছে: ${when}।`,
  unreachableSince: (when) => `Second Gear-এর সঙ্গে এখন যোগাযোগ করা যাচ্ছে না। যা দেখছেন তা সর্বশেষ আপডেট হয়েছে: ${when}।`,
  cutOffline: 'লম্বা তালিকার শুধু প্রথম ২০০টি এখানে আছে।',
  skipToContent: 'মূল অংশে যান',
  noPhoto: 'ছবি নেই',
  showPhoto: 'ছবি দেখুন',
  showPhotoOf: (alt) => `ছবি দেখুন: ${alt}`,

  // Numbers, dates and names that are not part of a text ----

  pages: {
    label: 'টেবিলের পাতা',
    previous: 'আগের পাতা',
    next: 'পরের পাতা',
    rows: (from, to, all) => `${number(all)}টির মধ্যে ${number(from)} থেকে ${number(to)}`,
  },

  formats: { number, dateTime, digits, numeral, day, condition: conditionName, brand: brandName },
  money: { before: '৳', after: '', currency: 'টাকা' },

  // Public layout ----

  footer: {
    since: '২০২২ সাল থেকে আপনাদের সেবায়',
    label: 'ফুটার',
    help: 'সাহায্য ও নিরাপত্তা',
    theme: 'থিম',
    themes: { system: 'সিস্টেম', light: 'লাইট', dark: 'ডার্ক' },
    dataSaver: 'ডেটা সেভার: না চাইলে ছবি লোড হবে না',
  },

  // Navbar ----

  navbar: {
    label: 'প্রধান মেনু',
    home: 'হোম',
    bikes: 'বাইক',
    blogs: 'ব্লগ',
    dashboard: 'ড্যাশবোর্ড',
    savedBikes: 'সেভ করা বাইক',
    sell: 'বাইক বিক্রি করুন',
    orders: (count) => (count > 0 ? `আমার অর্ডার (${number(count)})` : 'আমার অর্ডার'),
    login: 'লগইন',
    logout: 'লগআউট',
    menu: 'মেনু',
  },
  continueLink: {
    to: (what) => `আগে যা খুঁজছিলেন: ${what}`,
    bikes: 'বাইকগুলো দেখুন',
    bike: 'বাইকটি দেখুন',
    payment: 'পেমেন্টে ফিরে যান',
    page: 'যেখানে ছিলেন সেখানে ফিরুন',
  },

  // 404 and the route error page ----

  notFound: {
    title: 'পেজ পাওয়া যায়নি',
    sentence: 'দুঃখিত, এই পেজটি খুঁজে পাওয়া যায়নি।',
    homeLink: 'হোম পেজে ফিরে যান',
    pictureAlt: 'রাস্তার পাশে পড়ে থাকা একটি মোটরসাইকেল',
  },
  routeError: {
    title: 'একটি সমস্যা হয়েছে',
    sentence: 'দুঃখিত, আমাদের এখানে কোনো সমস্যা হচ্ছে।',
    logout: 'লগআউট করুন',
    chunk: 'পেজটির একটি অংশ লোড করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    offline: {
      title: 'ইন্টারনেট সংযোগ নেই',
      sentence: 'এই পেজের জন্য ইন্টারনেট সংযোগ দরকার।',
      text: 'পেজটির একটি অংশ এই ডিভাইসে আগে লোড হয়নি। ইন্টারনেট সংযোগ ফিরলে লোড হবে।',
    },
  },

  // Dashboard ----

  dashboard: {
    title: 'ড্যাশবোর্ড',
    menu: 'ড্যাশবোর্ডের মেনু',
    pictureAlt: 'ওয়ার্কশপের লিফটে তোলা চার সিলিন্ডারের একটি হোন্ডা',
    leads: {
      buyer: 'বুকিং দেওয়া বাইকের দাম “আমার অর্ডার” থেকে পরিশোধ করুন।',
      seller: 'এখান থেকে আপনার বাইক যোগ করুন, প্রমোট করুন বা মুছে ফেলুন।',
      admin: 'এখান থেকে ক্রেতা ও বিক্রেতাদের অ্যাকাউন্ট এবং রিপোর্ট করা বাইকের তালিকা পরিচালনা করুন।',
    },
    allBikes: 'সব বাইক দেখুন',
    noRole: 'এখানে আপনার জন্য কোনো পেজ নেই।',
    addProduct: 'বাইক যোগ করুন',
    myProduct: 'আমার বাইক',
    payment: 'পেমেন্ট',
    receipt: 'রসিদ',
    allBuyers: 'সব ক্রেতা',
    allSellers: 'সব বিক্রেতা',
    report: 'রিপোর্ট করা বাইক',
    account: 'আমার অ্যাকাউন্ট',
  },

  // Guards ----

  waiting: {
    user: 'আপনার লগইন যাচাই করা হচ্ছে',
    role: 'আপনার অ্যাকাউন্টের ধরন দেখা হচ্ছে',
    roleFailed: 'আপনার অ্যাকাউন্টের ধরন জানা যায়নি।',
    page: 'পেজ লোড হচ্ছে',
    noScript: 'এই পেজের জন্য JavaScript দরকার। আপনার ব্রাউজারে তা বন্ধ করা আছে।',
    stillLoading: 'এখনো লোড হচ্ছে। ইন্টারনেটের গতি কম।',
    stillWaiting: 'এখনো কাজ চলছে, একটু অপেক্ষা করুন…',
    findingOut: 'স্পষ্ট উত্তর আসেনি। কাজটি হয়তো হয়ে গেছে: তালিকা মিলিয়ে দেখা হচ্ছে…',
  },

  categories: { 1: 'হোন্ডা', 2: 'ইয়ামাহা', 3: 'রয়্যাল এনফিল্ড' },

  // Bike list ----

  bikes: {
    title: 'বাইক',
    loading: 'বাইকগুলো লোড হচ্ছে',
    failed: 'তালিকাটি লোড হয়নি',
    unnamed: unnamedBike,
    photoAlt: (name) => `${isBlank(name) ? unnamedBike : name}, পাশ থেকে`,
    cardFailed: 'এই বাইকটি দেখানো যাচ্ছে না',
    resalePrice: 'বিক্রির দাম',
    originalPrice: 'নতুন অবস্থার দাম',
    condition: 'অবস্থা',
    purchaseYear: 'কেনার বছর',
    notFound: 'উল্লেখ নেই',
    usedYears: 'কত বছর চালানো',
    location: 'এলাকা',
    seller: 'বিক্রেতা',
    verified: 'যাচাইকৃত বিক্রেতা',
    description: 'বিবরণ',
    posted: (date) => `পোস্ট করা হয়েছে: ${day(date)}`,
    book: 'বুকিং দিন',
    onlyBuyers: 'শুধু ক্রেতারা বুকিং দিতে পারেন',
    roleUnknown: 'আপনার অ্যাকাউন্টের ধরন জানা গেলে বুকিং দিতে পারবেন',
    years: (years) => `${years} বছর`,
    booked: 'বুকিং দিয়েছেন',
    bookedByYou: 'আপনি বুকিং দিয়েছেন',
    reported: 'রিপোর্ট করেছেন',
    new: 'নতুন',
    discount: (percent) => `${number(percent)}% কম`,
    pricePosition: {
      below: (percent) => `একই রকম বাইকের চেয়ে ${number(percent)}% কম`,
      above: (percent) => `একই রকম বাইকের চেয়ে ${number(percent)}% বেশি`,
    },
    largePhotos: 'বড় ছবি',
    report: 'অ্যাডমিনকে রিপোর্ট করুন',
    reportWord: 'রিপোর্ট',
    showMore: (count) => `আরও ${number(count)}টি দেখুন`,
    shownOf: (shown, all) => `${number(all)}টি বাইকের মধ্যে ${number(shown)}টি`,
    search: 'খুঁজুন ও ফিল্টার করুন',
    empty: {
      title: 'এখানে এখন কোনো বাইক নেই',
      text: {
        before: 'এই মুহূর্তে দেখানোর মতো',
        after: 'ব্র্যান্ডের কোনো বাইক নেই। প্রতিদিন নতুন বাইক যোগ হয়; আপাতত অন্য ব্র্যান্ড দেখতে পারেন।',
      },
      link: 'সব বাইক',
    },
  },

  // Booking dialog ----

  booking: {
    name: 'নাম',
    email: 'ইমেইল',
    bikeName: 'বাইকের নাম',
    resalePrice: 'বিক্রির দাম',
    phone: 'ফোন নম্বর',
    phonePlaceholder: 'আপনার ফোন নম্বর লিখুন',
    phoneRequired: 'আপনার ফোন নম্বর লিখুন',
    location: 'দেখা করার জায়গা',
    locationPlaceholder: 'কোথায় দেখা করবেন, তা লিখুন',
    locationRequired: 'দেখা করার জায়গা লিখুন',
    submit: 'বুকিং নিশ্চিত করুন',
    refused: 'বুকিং দেওয়া যায়নি। বাইকটি হয়তো বিক্রি হয়ে গেছে বা তালিকায় নেই, অথবা আপনি আগেই বুকিং দিয়েছেন।',
    costsNothing: 'বুকিং দিতে কোনো টাকা লাগে না। বাইক দেখার পর পেমেন্ট করবেন। তার আগে অন্য কেউ বাইকটি কিনতে পারেন।',
    notPayable: 'এই দাম কার্ডে পরিশোধ করা যাবে না। বিক্রেতার সঙ্গে কথা বলে দাম ঠিক করুন।',
    yourPhone: 'আপনার ফোন',
  },

  // The seller's bikes ----

  myProduct: {
    advertised: 'প্রমোট করা আছে',
    advertise: 'প্রমোট করুন',
    advertiseAgain: 'আবার প্রমোট করুন',
    seeHome: 'হোম পেজে দেখুন',
  },

  // The buyer's orders ----

  myOrders: {
    title: 'আমার অর্ডার',
    price: 'দাম:',
    payNow: 'পেমেন্ট করুন',
    paid: 'পরিশোধিত',
    bookedOn: 'বুকিংয়ের তারিখ',
  },

  // Admin tables ----

  // Confirmation dialog ----

  confirmDelete: {
    title: 'আপনি কি সত্যিই মুছে ফেলতে চান?',
    // A bike and a user have different endings in Bangla, so the sentence has no ending after the name.
    message: { before: 'আপনি মুছে ফেলছেন:', after: '– পরে আর ফিরিয়ে আনা যাবে না।' },
    unnamed: '(নাম নেই)',
    cancel: 'বাতিল',
    delete: 'মুছে ফেলুন',
  },

  // Toasts ----

  toasts: {
    label: 'নোটিফিকেশন',
    loggedIn: 'লগইন সফল হয়েছে',
    loggedInWithGoogle: 'লগইন সফল হয়েছে',
    signedUp: 'সাইন আপ সফল হয়েছে',
    loggedOut: 'লগআউট সফল হয়েছে',
    booked: 'বুকিং সফল হয়েছে',
    reported: 'রিপোর্ট পাঠানো হয়েছে',
    paid: 'পেমেন্ট সফল হয়েছে',
    bikeAdded: 'নতুন বাইক যোগ হয়েছে',
    advertised: 'বাইকটি প্রমোট করা হয়েছে',
    bikeDeleted: 'বাইকটি মুছে ফেলা হয়েছে',
    sellerDeleted: 'বিক্রেতার অ্যাকাউন্ট মুছে ফেলা হয়েছে',
    sellerVerified: 'বিক্রেতাকে যাচাইকৃত করা হয়েছে',
    deleted: 'মুছে ফেলা হয়েছে',
  },

  notices: {
    alreadyRemoved: 'এটি আগেই মুছে ফেলা হয়েছে। তালিকাটি আপডেট করা হয়েছে।',
    notAdvertised: 'কোনো পরিবর্তন হয়নি: বাইকটি বিক্রি হয়ে গেছে বা তালিকায় আর নেই। তালিকাটি আপডেট করা হয়েছে।',
    notVerified: 'কোনো পরিবর্তন হয়নি: এই বিক্রেতা আগে থেকেই যাচাইকৃত, অথবা তাঁর অ্যাকাউন্ট আর নেই। তালিকাটি আপডেট করা হয়েছে।',
    badgeMissing: 'বিক্রেতা যাচাইকৃত, কিন্তু তাঁর বাইকগুলোতে এখনো যাচাইয়ের চিহ্ন যোগ হয়নি। স্বয়ংক্রিয়ভাবে আবার চেষ্টা করা হবে।',
  },

  // Errors ----

  failed: { title: 'এটি লোড হয়নি' },

  authErrors: {
    'wrong-credentials': 'ইমেইল বা পাসওয়ার্ড সঠিক নয়। দেখে আবার লিখুন।',
    'email-in-use': 'এই ইমেইল দিয়ে আগেই একটি অ্যাকাউন্ট খোলা আছে। ইমেইল ও পাসওয়ার্ড দিয়ে লগইন করুন।',
    'weak-password': 'আরও লম্বা পাসওয়ার্ড দিন, অন্তত ছয় অক্ষরের।',
    'invalid-email': 'ইমেইল ঠিকানাটি সঠিক মনে হচ্ছে না। দেখে আবার লিখুন।',
    'too-many-requests': 'অনেকবার চেষ্টা করা হয়েছে। কয়েক মিনিট পর আবার চেষ্টা করুন।',
    'user-disabled': 'এই অ্যাকাউন্টটি বন্ধ করা আছে।',
    unreachable: 'লগইন সার্ভারের সঙ্গে যোগাযোগ করা যাচ্ছে না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    'service-problem': 'লগইন সার্ভারে সমস্যা হচ্ছে, কিছুই বদলানো হয়নি। কয়েক মিনিট পর আবার চেষ্টা করুন।',
    'no-answer': 'লগইন সার্ভার সাড়া দিচ্ছে না। পেজটি আবার লোড করুন, অথবা অন্য ব্রাউজারে চেষ্টা করুন।',
    'outcome-unknown':
      'কাজটি হয়েছে কি না, লগইন সার্ভার নিশ্চিত করতে পারেনি। হয়তো হয়ে গেছে। আবার চেষ্টা করার আগে হয়েছে কি না, দেখে নিন।',
    'popup-blocked': 'আপনার ব্রাউজার Google-এর উইন্ডো আটকে দিয়েছে। এই সাইটের পপ-আপের অনুমতি দিয়ে আবার চেষ্টা করুন।',
    cancelled: 'লগইন বাতিল করা হয়েছে।',
    'login-too-old': 'আপনি অনেক আগে লগইন করেছেন। আবার লগইন করুন।',
    'storage-blocked': 'আপনার ব্রাউজার এই সাইটকে তথ্য রাখতে দিচ্ছে না, তাই লগইন করা যাচ্ছে না। কুকির অনুমতি দিয়ে আবার চেষ্টা করুন।',
    'not-offered': 'এভাবে এখন লগইন করা যাচ্ছে না। অন্যভাবে চেষ্টা করুন।',
    'profile-not-saved': 'আপনার অ্যাকাউন্ট তৈরি হয়েছে, কিন্তু নামটি সেভ করা যায়নি।',
    unknown: 'লগইন করা যায়নি। আবার চেষ্টা করুন।',
  },

  logoutIncomplete: 'আপনি এখানে লগআউট হয়ে গেছেন। লগইন সার্ভার সাড়া দেয়নি; পরের লগইনের সময় তাকে আবার জানানো হবে।',

  apiErrors: {
    networkError: 'Second Gear-এর সঙ্গে যোগাযোগ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    offline: 'আপনি অফলাইনে আছেন, তাই কিছুই পাঠানো হয়নি। ইন্টারনেট সংযোগ ফিরলে আবার চেষ্টা করুন।',
    timeout: 'Second Gear সময়মতো সাড়া দেয়নি। কাজটি হয়তো হয়ে গেছে। আবার চেষ্টা করার আগে হয়েছে কি না, দেখে নিন।',
    outcomeUnknown:
      'কাজটি হয়েছে কি না, Second Gear নিশ্চিত করতে পারেনি। হয়তো হয়ে গেছে। আবার চেষ্টা করার আগে হয়েছে কি না, দেখে নিন।',
    unauthorized: 'আপনার লগইনের মেয়াদ শেষ। আবার লগইন করুন।',
    forbidden: 'এই কাজের অনুমতি আপনার নেই।',
    notFound: 'এটি আর এখানে নেই।',
    rejected: 'Second Gear অনুরোধটি গ্রহণ করেনি।',
    rateLimited: 'Second Gear এখন ব্যস্ত। একটু পর আবার চেষ্টা করুন।',
    serverError: 'আমাদের দিক থেকে একটি সমস্যা হয়েছে। কিছুক্ষণ পর আবার চেষ্টা করুন।',
    invalidResponse: 'Second Gear-এর পাঠানো তথ্য পড়া যায়নি। কিছুক্ষণ পর আবার চেষ্টা করুন।',
    unreadable: 'এই তালিকায় তথ্য আছে, কিন্তু কিছুই পড়া যায়নি। কিছুক্ষণ পর আবার চেষ্টা করুন।',
    unknown: 'একটি সমস্যা হয়েছে। আবার চেষ্টা করুন।',
  },
  photoErrors: {
    unreachable: 'ছবিটি আপলোড করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    timeout: 'ছবি আপলোড হতে বেশি সময় লেগেছে। আবার চেষ্টা করুন।',
    refused: 'ছবিটি গ্রহণ করা হয়নি। আবার চেষ্টা করুন, অথবা অন্য ছবি বেছে নিন।',
    busy: 'এই মুহূর্তে অনেক ছবি আপলোড হচ্ছে। একটু পর আবার চেষ্টা করুন।',
    broken: 'ছবিটি সেভ করা যায়নি। কিছুক্ষণ পর আবার চেষ্টা করুন।',
  },

  // The browser blocks storage, or its storage is full ----

  storageDisabled: {
    label: 'এই ব্রাউজার সম্পর্কে',
    text: 'আপনার ব্রাউজার এই সাইটকে তথ্য রাখতে দিচ্ছে না। এই ট্যাব বন্ধ করলে আপনি লগআউট হয়ে যাবেন।',
  },
};
