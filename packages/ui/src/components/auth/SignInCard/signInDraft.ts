import type { SignUpRole } from '@second-gear/contract';

/** A field that a form does not have stays empty. */
export type SignInDraft = {
  name: string;
  email: string;
  /** Null until the user chooses a role. */
  role: SignUpRole | null;
  password: string;
};

export const emptyDraft: SignInDraft = { name: '', email: '', role: null, password: '' };
