const en = {
  mail: {
    subject: 'Reset your password for Second Gear',
    text: 'Follow this link to set a new password. If you did not ask for it, ignore this email.',
  },
  language: 'en',
  title: 'New password',
  save: 'Save',
  length: 'Use 6 to 4096 characters.',
  changed: 'Your password is changed. Log in with the new password.',
  unusable: 'This link is no longer valid. Ask for a new one on the login page.',
  login: 'Login',
  loginPath: '/login',
};

const bn: typeof en = {
  mail: {
    subject: 'Second Gear: নতুন পাসওয়ার্ড',
    text: 'নতুন পাসওয়ার্ড দিতে এই লিংকে যান। আপনি না চেয়ে থাকলে এই ইমেইল উপেক্ষা করুন।',
  },
  language: 'bn',
  title: 'নতুন পাসওয়ার্ড',
  save: 'সেভ করুন',
  length: '৬ থেকে ৪০৯৬ অক্ষরের পাসওয়ার্ড দিন।',
  changed: 'পাসওয়ার্ড পরিবর্তন হয়েছে। নতুন পাসওয়ার্ড দিয়ে লগইন করুন।',
  unusable: 'লিংকটির মেয়াদ শেষ। লগইন পেজ থেকে নতুন লিংক নিন।',
  login: 'লগইন করুন',
  loginPath: '/bn/login',
};

export type PasswordTexts = typeof en;

/** The texts of the mail with a link for a new password and of its page, in the language that the app has asked for. */
export const passwordTexts = (language: unknown): PasswordTexts => (language === 'bn' ? bn : en);
