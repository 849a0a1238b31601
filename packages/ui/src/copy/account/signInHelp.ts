import { createCopy } from '../../language/createCopy.ts';

/** docs/requirements.md §13. */
export const enSignInHelp = {
  inAppBrowser: {
    reasons: {
      signIn: 'Google login does not work inside other apps, such as Facebook. Open this page in your browser.',
      print:
        'Printing does not work here. Open this page in a browser such as Chrome or Safari, and press Print there.',
    },
    openChrome: 'Open in Chrome',
    copyLink: 'Copy link',
    copied: 'Link copied. Paste it into the address bar of your browser.',
    copyFailed: 'The link could not be copied. The menu of this app can open the page in your browser.',
  },
  passwordReset: {
    title: 'New password',
    lead: 'Enter the email of your account. We will send you a link to set a new password.',
    submit: 'Send link',
    sent: 'If there is an account with this email, we have sent the link. It works for one hour. Check the spam folder too.',
    done: 'Close',
    demoMails: 'Show the demo emails',
  },
};

export const useSignInHelpCopy = createCopy(
  enSignInHelp,
  async () => (await import('../bn/account/signInHelp.ts')).bnSignInHelp,
);
