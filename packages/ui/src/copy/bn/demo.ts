import type { DemoCopy } from '../en.ts';
import { list } from './formats.ts';

export const bnDemo: DemoCopy = {
  googleAccount: {
    title: 'একটি অ্যাকাউন্ট বেছে নিন',
    explanation: 'এটি Google লগইনের একটি ডেমো: পাসওয়ার্ড লাগে না, আর Google-এর কাছে কিছুই পাঠানো হয় না।',
    accounts: 'ডেমো অ্যাকাউন্ট',
    other: 'অন্য অ্যাকাউন্ট ব্যবহার করুন',
    name: 'নাম',
    email: 'ইমেইল',
    submit: 'চালিয়ে যান',
    cancel: 'বাতিল',
  },

  threeDSecure: {
    title: 'আপনিই কি পেমেন্ট করছেন?',
    text: 'এটি আপনার ব্যাংকের একটি ডেমো। পেমেন্টটি আপনিই করছেন কি না, ব্যাংক তা যাচাই করে।',
    complete: 'যাচাই সম্পন্ন করুন',
    fail: 'যাচাই ব্যর্থ হয়েছে ধরে নিন',
  },

  demo: {
    label: 'এই ডেমো সম্পর্কে',
    title: 'ডেমো',
    inUse: (standIns) => `${list(standIns)} এখানে ডেমো হিসেবে চলছে।`,
    noRealMoney: 'আসল টাকার কোনো লেনদেন হয় না।',
    inBrowser: 'এই ডেমো সার্ভার ছাড়া আপনার ব্রাউজারেই চলে। লগইন ও কার্ড পেমেন্ট আসল নয়, আর আপনার তথ্য শুধু এই ডিভাইসেই থাকে।',
    beginAgain: 'নতুন করে শুরু করুন',
    accounts: {
      title: 'ডেমো অ্যাকাউন্ট দিয়ে লগইন করুন',
      buyer: 'ক্রেতা',
      seller: 'যাচাইকৃত বিক্রেতা',
      newSeller: 'নতুন বিক্রেতা',
      admin: 'অ্যাডমিন',
    },
    standIns: {
      server: 'সার্ভার',
      identity: 'লগইন',
      emulator: 'লগইনের এমুলেটর',
      cards: 'কার্ড পেমেন্ট',
      photos: 'ছবির স্টোরেজ',
    },
  },
};
