import type { enSignInHelp } from '../signInHelp.ts';

/** The texts that help users who cannot sign in, in Bangla. */
export const bnSignInHelp: typeof enSignInHelp = {
  inAppBrowser: {
    sentence: 'অন্য অ্যাপের ভেতর থেকে Google দিয়ে লগইন করা যায় না। পেজটি আপনার ব্রাউজারে খুলুন।',
    openChrome: 'Chrome-এ খুলুন',
    copyLink: 'লিংক কপি করুন',
    copied: 'লিংক কপি হয়েছে। আপনার ব্রাউজারের অ্যাড্রেস বারে লিংকটি পেস্ট করুন।',
    copyFailed: 'লিংক কপি করা যায়নি। এই অ্যাপের মেনু থেকে পেজটি ব্রাউজারে খুলতে পারবেন।',
  },
};
