import { isBlank } from '../../lib/isBlank.ts';
import type { enHome } from '../home.ts';
import { unnamedBike } from './common.ts';
import { brandName, number } from './formats.ts';

export const bnHome: typeof enHome = {
  home: {
    search: { field: 'বাইক খুঁজুন', placeholder: 'যেমন: ইয়ামাহা মিরপুর', submit: 'খুঁজুন' },
    nextSteps: {
      pay: (bike) => `পেমেন্ট বাকি: ${isBlank(bike) ? unnamedBike : bike}`,
      payMany: (count) => `${number(count)}টি বাইকের পেমেন্ট বাকি`,
      addBike: 'আপনার বাইক যোগ করুন',
      verify: (count) => `${number(count)} জন বিক্রেতাকে যাচাই করা বাকি`,
    },
    seeProducts: 'বাইক দেখুন',
    seeProductsOf: (brand) => `${brandName(brand)} বাইক দেখুন`,
    bikeAlt: 'একটি রয়্যাল এনফিল্ড বুলেট, পাশ থেকে, ডান দিকে মুখ করা',
    trending: {
      title: 'এখন জনপ্রিয়',
      resalePrice: 'বিক্রির দাম',
      originalPrice: 'নতুন অবস্থার দাম',
      purchaseYear: 'কেনার বছর',
      see: 'বাইকটি দেখুন',
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
      orWrite: 'অথবা ইমেইল করুন:',
      message: 'মেসেজ',
      messageRequired: 'আপনার মেসেজ লিখুন',
      send: 'পাঠান',
      sent: 'মেসেজ পাঠানো হয়েছে',
      failed: 'যোগাযোগের ফর্মটি লোড হয়নি',
    },
  },
};
