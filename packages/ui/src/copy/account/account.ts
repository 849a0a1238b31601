import { createCopy } from '../../language/createCopy.ts';

export const enAccount = {
  // docs/requirements.md §13: My account ----

  account: {
    name: {
      title: 'Name',
      hint: 'Shown in the menu and in new bookings.',
      /** The listed seller of a bike is the name in the record of the server, which the app cannot change. */
      hintOfSeller: 'Shown in the menu. Your bikes keep the name that you signed up with.',
      submit: 'Save name',
      saved: 'Name saved',
    },
    password: {
      title: 'Password',
      loading: 'Loading your account',
      failed: 'Your account did not load',
      none: 'You log in with Google, so this account has no password here.',
      current: 'Current password',
      currentRequired: 'Current password is required',
      currentWrong: 'The current password is not right.',
      next: 'New password',
      nextRequired: 'New password is required',
      note: 'You will have to log in again on your other devices.',
      submit: 'Change password',
      changed: 'Password changed',
    },
    settings: 'Language and theme',
    device: {
      title: 'Data on this device',
      text: 'Second Gear keeps some data in this browser, so that you find it again here.',
      action: 'Delete the data kept on this device',
      confirmTitle: 'Delete the data kept on this device?',
      confirmText:
        'Your saved, recently viewed, compared and reported bikes, your saved searches, the draft of a new bike, the lists for offline use and the payment days on receipts are deleted. Your account and your orders stay.',
      confirm: 'Delete',
      deleted: 'The data on this device has been deleted',
      failed: 'The browser did not delete the data. Try again.',
    },
  },

  passwordHint: {
    tooShort: 'Use at least six characters.',
    common: 'Many people use this password, so it is easy to guess.',
    short: 'A longer password is safer: ten characters or more.',
    good: 'This password is long enough.',
  },
};

export type AccountCopy = typeof enAccount;

export const useAccountCopy = createCopy(enAccount, async () => (await import('../bn/account/account.ts')).bnAccount);
