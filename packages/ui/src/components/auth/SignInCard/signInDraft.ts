import type { SignUpRole } from '@second-gear/contract';

/** Everything that Login or Sign up may ask, while it is being typed. What a page does not ask stays blank. */
export type SignInDraft = {
  name: string;
  email: string;
  /** No role is chosen for anybody beforehand. */
  role: SignUpRole | null;
  password: string;
};

export const blank: SignInDraft = { name: '', email: '', role: null, password: '' };
