import { createCopy } from '../../language/createCopy.ts';

/** docs/requirements.md §2 and §5: login and sign up. */
export const enSignIn = {
  signIn: {
    email: 'Email',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    /** For screen readers. */
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    name: 'Name',
    role: 'Role',
    /** Follows a sign-in with Google, which has no choice of a role. */
    signedInAs: {
      buyer: 'You are signed in as a buyer.',
      seller: 'You are signed in as a seller.',
      admin: 'You are signed in as the admin.',
    },
    google: 'Continue With Google',
    or: 'or',
    nameRequired: 'Name is required',
    emailRequired: 'Email Address is required',
    roleRequired: 'Type is required', // docs/requirements.md §5 calls the role 'Type'.
    passwordRequired: 'Password is required',
  },
  login: {
    title: 'Login',
    submit: 'Login',
    question: 'New here?',
    forgotPassword: 'Forget Password?',
    wrongRole:
      'You are logged in, but that page is for another kind of account. Log in with another account to see it.',
    /** The auth provider has signed the user in, but the server has sent no access token. */
    incomplete: 'Logged in, but we could not load your account. Try again.',
    /** The server has no user with this e-mail address. */
    unknownUser: 'Second Gear has no account for this email. Log in with another email.',
    /** The user has no role. An admin may have deleted the account. */
    noAccount:
      'You are logged in, but Second Gear has no account with your email. Log out, then log in with another account or sign up with another email.',
    /** In another tab, or because the server rejected the access token. */
    signedOut: 'You have been logged out. Log in again to continue where you were.',
    /** Why the app shows the login page to a guest who wanted to open another page. */
    reasons: {
      /** Before and after the name of the brand. */
      brand: { before: 'Log in to see', after: 'bikes' },
      /** Before and after the words that the guest has searched for. */
      search: { before: 'Your search', after: 'is waiting. Log in, or sign up: it is free.' },
      bikes: 'Log in to see the bikes',
      bike: 'Log in to see this bike',
      payment: 'Log in to pay for your order',
    },
  },
  signUp: {
    title: 'Sign Up',
    submit: 'Sign Up',
    question: 'Already a member?',
    googleNote: 'With Google you join as a buyer. To sell, fill in the form.',
    reasons: {
      brand: { before: 'Sign up to see', after: 'bikes' },
      search: { before: 'Your search', after: 'is waiting. Signing up is free.' },
      bikes: 'Sign up to see the bikes',
      bike: 'Sign up to see this bike',
      payment: 'Sign up to pay for your order',
    },
  },
};

export type SignInCopy = typeof enSignIn;

export const useSignInCopy = createCopy(enSignIn, async () => (await import('../bn/account/signIn.ts')).bnSignIn);
