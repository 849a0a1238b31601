import { isBlank } from '../../lib/isBlank.ts';
import type { Copy } from '../en.ts';
import { brandName, conditionName, dateTime, day, digits, number, numeral } from './formats.ts';

const unnamedBike = 'নামহীন বাইক';

/** The texts that most pages need, in Bangla. docs/bangla.md explains the choice of words. */
export const bn: Copy = {
  // Texts of every page ----

  product: { name: 'Second Gear' },
  tryAgain: 'আবার চেষ্টা করুন',
  close: 'বন্ধ করুন',
  dismiss: 'বন্ধ করে ফিরে যান',
  loading: 'লোড হচ্ছে',
  offline: 'আপনি অফলাইনে আছেন। যা দেখছেন তা পুরোনো হতে পারে; ইন্টারনেট সংযোগ ফিরলে হালনাগাদ হবে।',
  notLoaded: 'এটি লোড করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন, অথবা পেজটি রিলোড করুন।',
  notLoadedOffline: 'আপনি অফলাইনে আছেন, আর এটি এই ডিভাইসে আগে লোড হয়নি। ইন্টারনেট সংযোগ ফিরলে আবার চেষ্টা করুন।',
  offlineSince: (when) => `আপনি অফলাইনে আছেন। এখন যা দেখছেন তা সর্বশেষ হালনাগাদ হয়েছে: ${when}।`,
  unreachableSince: (when) => `Second Gear-এর সঙ্গে এখন যোগাযোগ করা যাচ্ছে না। যা দেখছেন তা সর্বশেষ হালনাগাদ হয়েছে: ${when}।`,
  skipToContent: 'মূল অংশে যান',
  printedPart: (printed, all) => `${number(all)}টির মধ্যে প্রথম ${number(printed)}টি প্রিন্ট করা হলো।`,
  noPhoto: 'ছবি নেই',
  showPhoto: 'ছবি দেখুন',
  showPhotoOf: (alt) => `ছবি দেখুন: ${alt}`,

  // Numbers, dates and names that are not part of a text ----

  formats: { number, dateTime, digits, numeral, day, condition: conditionName, brand: brandName },
  money: { before: '৳', after: '', currency: 'টাকা' },

  // Public layout ----

  footer: {
    since: '২০২২ সাল থেকে আপনাদের সেবায়',
    label: 'ফুটার',
    theme: 'থিম',
    themes: { system: 'সিস্টেম', light: 'দিন', dark: 'রাত' },
    dataSaver: 'ডেটা সেভার: ছবি শুধু চাইলে',
  },

  // Navbar ----

  navbar: {
    label: 'প্রধান মেনু',
    home: 'হোম',
    bikes: 'বাইক',
    blogs: 'ব্লগ',
    dashboard: 'ড্যাশবোর্ড',
    savedBikes: 'সেভ করা বাইক',
    login: 'লগইন',
    logout: 'লগআউট',
    menu: 'মেনু',
  },

  // Login and sign up ----

  signIn: {
    email: 'ইমেইল',
    password: 'পাসওয়ার্ড',
    show: 'দেখান',
    hide: 'লুকান',
    showPassword: 'পাসওয়ার্ড দেখান',
    hidePassword: 'পাসওয়ার্ড লুকান',
    name: 'নাম',
    role: 'অ্যাকাউন্টের ধরন',
    roles: { buyer: 'ক্রেতা', seller: 'বিক্রেতা', admin: 'অ্যাডমিন' },
    google: 'Google দিয়ে চালিয়ে যান',
    or: 'অথবা',
    nameRequired: 'আপনার নাম লিখুন',
    emailRequired: 'আপনার ইমেইল ঠিকানা লিখুন',
    roleRequired: 'অ্যাকাউন্টের ধরন বেছে নিন',
    passwordRequired: 'পাসওয়ার্ড লিখুন',
  },
  login: {
    title: 'লগইন',
    submit: 'লগইন করুন',
    question: 'অ্যাকাউন্ট নেই?',
    otherLink: 'সাইন আপ করুন',
    forgotPassword: 'পাসওয়ার্ড ভুলে গেছেন?',
    wrongRole: 'আপনি লগইন করেছেন, কিন্তু ওই পেজটি অন্য ধরনের অ্যাকাউন্টের জন্য। পেজটি দেখতে অন্য অ্যাকাউন্ট দিয়ে লগইন করুন।',
    incomplete: 'লগইন হয়েছে, কিন্তু আপনার অ্যাকাউন্টের তথ্য লোড করা যায়নি। আবার চেষ্টা করুন।',
    unknownUser: 'এই ইমেইল দিয়ে Second Gear-এ কোনো অ্যাকাউন্ট নেই। অন্য ইমেইল দিয়ে লগইন করুন।',
    noAccount:
      'আপনি লগইন করেছেন, কিন্তু আপনার ইমেইল দিয়ে Second Gear-এ কোনো অ্যাকাউন্ট নেই। লগআউট করে অন্য অ্যাকাউন্ট দিয়ে লগইন করুন, অথবা অন্য ইমেইল দিয়ে সাইন আপ করুন।',
    signedOut: 'আপনি লগআউট হয়ে গেছেন। যেখানে ছিলেন সেখান থেকে আবার শুরু করতে লগইন করুন।',
    reasons: {
      brand: { before: '', after: 'বাইক দেখতে লগইন করুন' },
      bikes: 'বাইক দেখতে লগইন করুন',
      bike: 'বাইকটি দেখতে লগইন করুন',
      payment: 'অর্ডারের পেমেন্ট করতে লগইন করুন',
    },
  },
  signUp: {
    title: 'সাইন আপ',
    submit: 'সাইন আপ করুন',
    question: 'আগে থেকেই অ্যাকাউন্ট আছে?',
    otherLink: 'লগইন করুন',
    reasons: {
      brand: { before: '', after: 'বাইক দেখতে সাইন আপ করুন' },
      bikes: 'বাইক দেখতে সাইন আপ করুন',
      bike: 'বাইকটি দেখতে সাইন আপ করুন',
      payment: 'অর্ডারের পেমেন্ট করতে সাইন আপ করুন',
    },
  },

  // 404 and the route error page ----

  notFound: {
    title: 'পেজ পাওয়া যায়নি',
    sentence: 'দুঃখিত, এই পেজটি খুঁজে পাওয়া যায়নি।',
    homeLink: 'হোম পেজে ফিরে যান',
    pictureAlt: 'রাস্তার পাশে পড়ে থাকা একটি মোটরবাইক',
  },
  routeError: {
    title: 'একটি সমস্যা হয়েছে',
    sentence: 'দুঃখিত, মনে হচ্ছে আমাদের সেবায় সমস্যা হচ্ছে।',
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
    label: 'ড্যাশবোর্ড',
    menuAt: (page) => `ড্যাশবোর্ডের মেনু, এখনকার পেজ: ${page}`,
    pictureAlt: 'ওয়ার্কশপের লিফটে তোলা চার সিলিন্ডারের একটি হোন্ডা',
    leads: {
      buyer: 'বুকিং দেওয়া বাইকের দাম “আমার অর্ডার” থেকে পরিশোধ করুন।',
      seller: 'এখান থেকে আপনার বাইক যোগ করুন, বাইকের বিজ্ঞাপন দিন বা বাইক মুছে ফেলুন।',
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
    role: 'আপনার অনুমতি যাচাই করা হচ্ছে',
    roleFailed: 'আপনার অনুমতি যাচাই করা যায়নি।',
    page: 'পেজ লোড হচ্ছে',
    noScript: 'এই পেজের জন্য JavaScript দরকার। আপনার ব্রাউজারে তা বন্ধ করা আছে।',
    stillLoading: 'এখনো লোড হচ্ছে। ইন্টারনেটের গতি কম।',
    stillWaiting: 'এখনো কাজ চলছে, একটু অপেক্ষা করুন…',
    findingOut: 'স্পষ্ট উত্তর আসেনি। কাজটি হয়তো হয়ে গেছে: তালিকা মিলিয়ে দেখা হচ্ছে…',
  },

  // Home page ----

  home: {
    headline: ['খুঁজে নিন', 'মনের মতো', 'বাইক'],
    search: { field: 'বাইক খুঁজুন', placeholder: 'যেমন: Yamaha Mirpur', submit: 'খুঁজুন' },
    seeProducts: 'বাইক দেখুন',
    seeProductsOf: (brand) => `${brandName(brand)} বাইক দেখুন`,
    bikeAlt: 'একটি রয়্যাল এনফিল্ড বুলেট, পাশ থেকে, ডান দিকে মুখ করা',
    trending: {
      title: 'এখন জনপ্রিয়',
      resalePrice: 'বিক্রির দাম',
      originalPrice: 'নতুন অবস্থার দাম',
      purchaseYear: 'কেনার বছর',
      loading: 'জনপ্রিয় বাইকটি লোড হচ্ছে',
      failed: 'জনপ্রিয় বাইকটি লোড হয়নি',
    },
    brands: {
      title: 'সেরা ব্র্যান্ডের বাইক',
      loading: 'ব্র্যান্ডগুলো লোড হচ্ছে',
      failed: 'ব্র্যান্ডগুলো লোড হয়নি',
      empty: {
        title: 'এখনো কোনো ব্র্যান্ড নেই',
        text: 'Second Gear চালুর প্রস্তুতি চলছে। কিছুক্ষণ পর আবার আসুন।',
      },
    },
    gallery: {
      title: 'ছবির গ্যালারি',
      alts: [
        'নদীর ঘাটে একটি নীল ইয়ামাহা ও একটি লাল রয়্যাল এনফিল্ড, পেছনে পালতোলা নৌকা',
        'অস্তগামী সূর্যের সামনে রয়্যাল এনফিল্ডের কালো ট্যাংক ও হেডলাইট',
        'ইটের গ্যারেজের সামনে একটি হলুদ ইয়ামাহা',
        'লাল ইয়ামাহার ইঞ্জিন ও সাইলেন্সার, কাছ থেকে',
        'চা-বাগানে একটি গাঢ় লাল হোন্ডা',
      ],
    },
    summary: {
      title: 'একনজরে আমাদের ব্যবসা',
      counters: [
        { label: 'বার্ষিক আয়', value: 8000, increase: '', note: '১ জানুয়ারি থেকে ১ নভেম্বর ২০২২ পর্যন্ত' },
        { label: 'মোট গ্রাহক', value: 1200, increase: '৪০০ বেড়েছে', note: '২২%' },
        { label: 'মোট মতামত', value: 250, increase: '৯০ বেড়েছে', note: '২৬%' },
        { label: 'বিক্রি হওয়া বাইক', value: 3500, increase: '১,২০০ বেড়েছে', note: '১৫%' },
      ],
    },
    contact: {
      title: 'যোগাযোগ',
      lead: 'বাইক, বিক্রেতা বা অর্ডার নিয়ে কিছু জানতে চাইলে লিখুন।',
      name: 'নাম',
      nameRequired: 'আপনার নাম লিখুন',
      email: 'ইমেইল',
      emailRequired: 'আপনার ইমেইল ঠিকানা লিখুন',
      message: 'বার্তা',
      messageRequired: 'আপনার বার্তা লিখুন',
      send: 'পাঠান',
      sent: 'বার্তা পাঠানো হয়েছে',
      failed: 'যোগাযোগের ফর্মটি লোড হয়নি',
    },
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
    usedYears: 'কত বছর ব্যবহৃত',
    location: 'এলাকা',
    seller: 'বিক্রেতা',
    verified: 'যাচাইকৃত বিক্রেতা',
    description: 'বিবরণ',
    posted: (date) => `পোস্ট করা হয়েছে: ${day(date)}`,
    readMore: 'আরও দেখুন',
    readLess: 'কম দেখুন',
    book: 'বুকিং দিন',
    onlyBuyers: 'শুধু ক্রেতারা বুকিং দিতে পারেন',
    roleUnknown: 'আপনার অ্যাকাউন্টের ধরন জানা গেলে বুকিং দিতে পারবেন',
    booked: 'বুকিং দেওয়া আছে: আমার অর্ডার',
    report: 'অ্যাডমিনকে রিপোর্ট করুন',
    search: 'খুঁজুন ও ফিল্টার করুন',
    empty: {
      title: 'এখানে এখন কোনো বাইক নেই',
      sold: {
        before: 'তালিকার সব',
        after: 'বাইক বিক্রি হয়ে গেছে। প্রতিদিন নতুন বাইক যোগ হয়; আপাতত অন্য ব্র্যান্ড দেখতে পারেন।',
      },
      none: {
        before: 'এখনো',
        after: 'ব্র্যান্ডের কোনো বাইক তালিকায় নেই। প্রতিদিন নতুন বাইক যোগ হয়; আপাতত অন্য ব্র্যান্ড দেখতে পারেন।',
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
    locationPlaceholder: 'কোথায় দেখা করবেন লিখুন',
    locationRequired: 'দেখা করার জায়গা লিখুন',
    submit: 'বুকিং নিশ্চিত করুন',
  },

  // The seller's bikes ----

  myProduct: {
    title: 'আমার বাইক',
    loading: 'আপনার বাইকগুলো লোড হচ্ছে',
    columns: {
      number: 'নং',
      name: 'নাম',
      price: 'দাম',
      condition: 'অবস্থা',
      status: 'স্ট্যাটাস',
      action: 'অ্যাকশন',
    },
    soldOut: 'বিক্রি হয়ে গেছে',
    available: 'বিক্রির জন্য আছে',
    advertised: 'বিজ্ঞাপন চলছে',
    advertise: 'বিজ্ঞাপন দিন',
    empty: {
      title: 'এখনো কোনো বাইক নেই',
      text: 'আপনার প্রথম বাইক যোগ করুন: সঙ্গে সঙ্গেই ক্রেতারা তা তালিকায় দেখতে পাবেন।',
      link: 'বাইক যোগ করুন',
    },
  },

  // The buyer's orders ----

  myOrders: {
    title: 'আমার অর্ডার',
    loading: 'আপনার অর্ডারগুলো লোড হচ্ছে',
    failed: 'আপনার অর্ডারগুলো লোড হয়নি',
    price: 'দাম:',
    payNow: 'পেমেন্ট করুন',
    paid: 'পরিশোধিত',
    bookedOn: 'বুকিংয়ের তারিখ',
    empty: {
      title: 'এখনো কোনো অর্ডার নেই',
      text: 'পছন্দের বাইকের বুকিং দিন, অর্ডারটি এখানে দেখতে পাবেন।',
      link: 'বাইক খুঁজুন',
    },
  },

  // Admin tables ----

  // Confirmation dialog ----

  confirmDelete: {
    title: 'আপনি কি সত্যিই মুছে ফেলতে চান?',
    // The name after this text can be that of a bike or of a user. Bangla has different endings for the two, so the sentence
    // has no ending after the name.
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
    advertised: 'বিজ্ঞাপন দেওয়া হয়েছে',
    bikeDeleted: 'বাইকটি মুছে ফেলা হয়েছে',
    sellerDeleted: 'বিক্রেতার অ্যাকাউন্ট মুছে ফেলা হয়েছে',
    sellerVerified: 'বিক্রেতা এখন যাচাইকৃত',
    deleted: 'মুছে ফেলা হয়েছে',
  },

  notices: {
    alreadyRemoved: 'এটি আগেই মুছে ফেলা হয়েছে। তালিকাটি হালনাগাদ করা হয়েছে।',
    notAdvertised: 'কোনো পরিবর্তন হয়নি: বাইকটি বিক্রি হয়ে গেছে বা তালিকায় আর নেই। তালিকাটি হালনাগাদ করা হয়েছে।',
    notVerified: 'কোনো পরিবর্তন হয়নি: এই বিক্রেতা আগে থেকেই যাচাইকৃত, অথবা তাঁর অ্যাকাউন্ট আর নেই। তালিকাটি হালনাগাদ করা হয়েছে।',
    badgeMissing: 'বিক্রেতা যাচাইকৃত, কিন্তু তাঁর বাইকগুলোতে এখনো যাচাইয়ের চিহ্ন যোগ হয়নি। স্বয়ংক্রিয়ভাবে আবার চেষ্টা করা হবে।',
  },

  // Errors ----

  failed: { title: 'এটি লোড হয়নি' },

  authErrors: {
    'wrong-credentials': 'ইমেইল বা পাসওয়ার্ড সঠিক নয়। দেখে আবার লিখুন।',
    'email-in-use': 'এই ইমেইল দিয়ে আগেই একটি অ্যাকাউন্ট খোলা হয়েছে। সাইন আপের বদলে লগইন করুন।',
    'weak-password': 'আরও লম্বা পাসওয়ার্ড দিন, অন্তত ছয় অক্ষরের।',
    'invalid-email': 'ইমেইল ঠিকানাটি সঠিক মনে হচ্ছে না। দেখে আবার লিখুন।',
    'too-many-requests': 'অনেকবার চেষ্টা করা হয়েছে। কয়েক মিনিট পর আবার চেষ্টা করুন।',
    'user-disabled': 'এই অ্যাকাউন্টটি বন্ধ করা আছে।',
    unreachable: 'লগইন সেবার সঙ্গে যোগাযোগ করা যাচ্ছে না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    'popup-blocked': 'আপনার ব্রাউজার Google-এর উইন্ডো আটকে দিয়েছে। এই পেজের জন্য অনুমতি দিয়ে আবার চেষ্টা করুন।',
    cancelled: 'লগইন বাতিল করা হয়েছে।',
    'login-too-old': 'আপনি অনেক আগে লগইন করেছেন। আবার লগইন করুন।',
    'storage-blocked': 'আপনার ব্রাউজার এই সাইটকে তথ্য রাখতে দিচ্ছে না, তাই লগইন করা যাচ্ছে না। কুকির অনুমতি দিয়ে আবার চেষ্টা করুন।',
    'not-offered': 'এভাবে এখন লগইন করা যাচ্ছে না। অন্যভাবে চেষ্টা করুন।',
    'profile-not-saved': 'আপনার অ্যাকাউন্ট তৈরি হয়েছে, কিন্তু নামটি সেভ করা যায়নি।',
    unknown: 'লগইন করা যায়নি। আবার চেষ্টা করুন।',
  },

  apiErrors: {
    networkError: 'Second Gear-এর সঙ্গে যোগাযোগ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    timeout: 'Second Gear সময়মতো সাড়া দেয়নি। কাজটি হয়তো হয়ে গেছে: আবার চেষ্টা করার আগে দেখে নিন।',
    outcomeUnknown: 'কাজটি হয়েছে কি না, Second Gear নিশ্চিত করতে পারেনি। হয়তো হয়ে গেছে: আবার চেষ্টা করার আগে দেখে নিন।',
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
    unreachable: 'ছবিটি পাঠানো যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    timeout: 'ছবি পাঠাতে বেশি সময় লেগেছে। আবার চেষ্টা করুন।',
    refused: 'ছবিটি গ্রহণ করা হয়নি। আবার চেষ্টা করুন, অথবা অন্য ছবি বেছে নিন।',
    busy: 'এই মুহূর্তে অনেক ছবি পাঠানো হচ্ছে। একটু পর আবার চেষ্টা করুন।',
    broken: 'ছবিটি সেভ করা যায়নি। কিছুক্ষণ পর আবার চেষ্টা করুন।',
  },

  // The browser blocks storage, or its storage is full ----

  storageDisabled: {
    label: 'এই ব্রাউজার সম্পর্কে',
    text: 'আপনার ব্রাউজার এই সাইটকে তথ্য রাখতে দিচ্ছে না। এই ট্যাব বন্ধ করলে আপনি লগআউট হয়ে যাবেন।',
  },
};
