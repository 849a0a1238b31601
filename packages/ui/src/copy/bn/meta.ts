import type { MetaCopy } from '../en.ts';

/** The texts for search engines, shared links and the home screen of a phone, in Bangla. */
export const bnMeta: MetaCopy = {
  language: 'bn',
  home: {
    description: 'বাংলাদেশে ব্যবহৃত ও ভিনটেজ মোটরবাইক: হোন্ডা, ইয়ামাহা ও রয়্যাল এনফিল্ড, সরাসরি যাঁরা চালিয়েছেন তাঁদের কাছ থেকে।',
    pictureAlt: 'খুঁজে নিন মনের মতো বাইক: সূর্যাস্তের সময় রাস্তায় একটি লাল মোটরবাইক',
  },
  blogs: {
    description: 'ডেভেলপারদের বারবার শোনা চারটি প্রশ্ন, প্রতিটির উত্তর এক মিনিটে।',
    pictureAlt: 'ব্লগ: ইটের গ্যারেজের সামনে একটি হলুদ ইয়ামাহা',
  },
  missing: {
    description: 'এই ঠিকানায় কোনো পেজ নেই। বাইকগুলো হোম পেজে আছে।',
    pictureAlt: 'পেজ পাওয়া যায়নি: রাস্তার পাশে পড়ে থাকা একটি মোটরবাইক',
  },
};
