import type { MetaCopy } from '../en.ts';

const digits = (version: string): string => Number(version).toLocaleString('bn');

export const bnMeta: MetaCopy = {
  language: 'bn',
  home: {
    description:
      'বাংলাদেশে সেকেন্ড হ্যান্ড ও ভিনটেজ মোটরসাইকেল কিনুন: হোন্ডা, ইয়ামাহা ও রয়্যাল এনফিল্ড, যাঁরা চালিয়েছেন, সরাসরি তাঁদের কাছ থেকে।',
    pictureAlt: 'খুঁজে নিন মনের মতো বাইক: সূর্যাস্তের সময় রাস্তায় একটি লাল মোটরসাইকেল',
  },
  blogs: {
    description: 'ডেভেলপারদের যে চারটি প্রশ্ন বারবার করা হয়, প্রতিটির উত্তর এক মিনিটে।',
    pictureAlt: 'ব্লগ: ইটের গ্যারেজের সামনে একটি হলুদ ইয়ামাহা',
  },
  help: {
    description: 'Second Gear-এ যেভাবে পুরোনো মোটরসাইকেল কিনবেন ও বিক্রি করবেন, আর বিক্রেতার সঙ্গে নিরাপদে দেখা করবেন।',
    pictureAlt: 'সাহায্য ও নিরাপত্তা: নদীর ঘাটে একটি নীল ইয়ামাহা ও একটি লাল রয়্যাল এনফিল্ড',
  },
  missing: {
    description: 'এই ঠিকানায় কোনো পেজ নেই। বাইকগুলো হোম পেজে আছে।',
    pictureAlt: 'পেজ পাওয়া যায়নি: রাস্তার পাশে পড়ে থাকা একটি মোটরসাইকেল',
  },
  demoUnavailable: 'এই ব্রাউজারে ডেমোটি চালানো যাচ্ছে না। ডেমোর জন্য সার্ভিস ওয়ার্কার ও স্টোরেজ দরকার, যা প্রাইভেট উইন্ডোতে বন্ধ থাকতে পারে।',
  oldBrowser: {
    title: 'এই ব্রাউজারটি Second Gear-এর জন্য অনেক পুরোনো',
    needed: ({ chrome, firefox, safari }) =>
      `Second Gear চালাতে Chrome বা Edge ${digits(chrome)}, Firefox ${digits(firefox)}, Safari ${digits(safari)} অথবা এর চেয়ে নতুন সংস্করণ লাগে।`,
    steps: [
      'অ্যান্ড্রয়েড ফোনে: Play Store খুলে “Chrome” ও “Android System WebView” খুঁজুন, তারপর দুটিই আপডেট করুন।',
      'iPhone বা iPad-এ: Settings, General, Software Update খুলুন। কোনো আপডেট না থাকলে নতুন কোনো ডিভাইস ব্যবহার করুন।',
      'কম্পিউটারে: Chrome, Edge বা Firefox-এর সবচেয়ে নতুন সংস্করণ ইনস্টল করুন।',
      'তারপর পেজটি আবার খুলুন।',
    ],
  },
};
