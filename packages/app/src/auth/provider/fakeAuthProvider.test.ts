import { describe, expect, it } from 'vitest';
import { type GoogleAccount, IdentityError, type IdentityErrorCode } from './authProvider.ts';
import { emailInMemoryToken, identitySuite, knownPerson } from './authProviderContract.ts';
import { createMemoryIdentity, type MemoryIdentityOptions } from './fakeAuthProvider.ts';

const accounts = [{ ...knownPerson, name: 'Farhana Akter' }];

identitySuite('identity in memory', async () => {
  let chosen: GoogleAccount | null = null;
  const refuse: MemoryIdentityOptions['refuse'] = {};
  return {
    identity: createMemoryIdentity({ accounts, chooseAccount: async () => chosen, refuse }),
    choose(account) {
      chosen = account;
    },
    refuseNames() {
      refuse.signUp = 'profile-not-saved';
    },
    emailIn: emailInMemoryToken,
    disconnect() {
      for (const verb of ['signIn', 'signUp', 'signInWithGoogle', 'signOut'] as const) refuse[verb] = 'unreachable';
    },
  };
});

describe('for stories', () => {
  const codeOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'no refusal',
      (error: unknown) => (error instanceof IdentityError ? error.code : error),
    );

  it('begins with somebody signed in', async () => {
    const identity = createMemoryIdentity({ accounts, signedIn: 'Buyer@SecondGear.test' });
    const first = await new Promise((resolve) => identity.onChange(resolve));
    expect(first).toMatchObject({ email: knownPerson.email, name: 'Farhana Akter' });
  });

  it('wants an account for whoever is signed in', () => {
    expect(() => createMemoryIdentity({ accounts, signedIn: 'nobody@secondgear.test' })).toThrow(TypeError);
  });

  it('refuses a disabled account', async () => {
    const identity = createMemoryIdentity({ accounts: [{ ...knownPerson, name: 'Farhana Akter', disabled: true }] });
    expect(await codeOf(identity.signIn(knownPerson))).toBe('user-disabled' satisfies IdentityErrorCode);
  });

  it('refuses what it is told to', async () => {
    const identity = createMemoryIdentity({ accounts, refuse: { signInWithGoogle: 'popup-blocked' } });
    expect(await codeOf(identity.signInWithGoogle())).toBe('popup-blocked' satisfies IdentityErrorCode);
  });
});
