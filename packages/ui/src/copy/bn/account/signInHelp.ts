import type { enSignInHelp } from '../../account/signInHelp.ts';

/** The texts that help users who cannot sign in, in Bangla. */
export const bnSignInHelp: typeof enSignInHelp = {
  inAppBrowser: {
    reasons: {
      signIn: 'Facebook-এর মতো অন্য অ্যাপের ভেতর থেকে Google দিয়ে লগইন করা যায় না। পেজটি আপনার ব্রাউজারে খুলুন।',
      print: 'এখান থেকে প্রিন্ট করা যায় না। পেজটি Chrome বা Safari-র মতো ব্রাউজারে খুলে সেখান থেকে প্রিন্ট করুন।',
    },
    openChrome: 'Chrome-এ খুলুন',
    copyLink: 'লিংক কপি করুন',
    copied: 'লিংক কপি হয়েছে। আপনার ব্রাউজারের অ্যাড্রেস বারে লিংকটি পেস্ট করুন।',
    copyFailed: 'লিংক কপি করা যায়নি। এই অ্যাপের মেনু থেকে পেজটি ব্রাউজারে খুলতে পারবেন।',
  },
  passwordReset: {
    title: 'নতুন পাসওয়ার্ড',
    lead: 'আপনার অ্যাকাউন্টের ইমেইল লিখুন। নতুন পাসওয়ার্ড দেওয়ার একটি লিংক পাবেন।',
    submit: 'লিংক পাঠান',
    sent: 'এই ইমেইল দিয়ে কোনো অ্যাকাউন্ট থাকলে লিংকটি পাঠানো হয়েছে। লিংকটি এক ঘণ্টা কাজ করবে। স্প্যাম ফোল্ডারেও দেখুন।',
    done: 'বন্ধ করুন',
    demoMails: 'ডেমোর ইমেইলগুলো দেখুন',
  },
};
