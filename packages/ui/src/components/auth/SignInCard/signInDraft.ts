import type { SignUpRole } from '@second-gear/contract';

/**
 * The values of the login and sign-up forms while the user types. The value of a field that the form does not have
 * stays empty.
 */
export type SignInDraft = {
  name: string;
  email: string;
  /** Null until the user chooses: no role is preselected. */
  role: SignUpRole | null;
  password: string;
};

export const emptyDraft: SignInDraft = { name: '', email: '', role: null, password: '' };
