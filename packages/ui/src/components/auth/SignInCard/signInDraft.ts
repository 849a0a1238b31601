import type { SignUpRole } from '@second-gear/contract';

/**
 * The values of the login form or the sign-up form while the user types. If a form does not have one of these fields, the
 * value of the field stays empty.
 */
export type SignInDraft = {
  name: string;
  email: string;
  /** Null until the user chooses a role, because none is selected at first. */
  role: SignUpRole | null;
  password: string;
};

export const emptyDraft: SignInDraft = { name: '', email: '', role: null, password: '' };
