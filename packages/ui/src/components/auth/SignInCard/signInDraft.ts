import type { SignUpRole } from '@second-gear/contract';

/** A field that a form does not have stays empty. */
export type SignInDraft = {
  name: string;
  email: string;
  /** Null until the user chooses a role. */
  role: SignUpRole | null;
  password: string;
};

/** Where the values are kept while the user types, so that a reload does not empty the form. */
export type KeptDraft = { read: () => Partial<SignInDraft> | null; keep: (draft: SignInDraft) => void };

export const emptyDraft: SignInDraft = { name: '', email: '', role: null, password: '' };
