import { describe, expect, it } from 'vitest';
import { AuthError, type AuthErrorCode, type GoogleAccount } from './authProvider.ts';
import { emailInFakeToken, knownUser, testAuthProvider } from './authProviderContract.ts';
import { createFakeAuthProvider, type FakeAuthProviderOptions } from './fakeAuthProvider.ts';

const accounts = [{ ...knownUser, name: 'Farhana Akter' }];

testAuthProvider('the fake auth provider, as an AuthProvider', async () => {
  let chosen: GoogleAccount | null = null;
  const refuse: FakeAuthProviderOptions['refuse'] = {};
  return {
    authProvider: createFakeAuthProvider({ accounts, chooseAccount: async () => chosen, refuse }),
    choose(account) {
      chosen = account;
    },
    refuseNames() {
      refuse.signUp = 'profile-not-saved';
    },
    emailIn: emailInFakeToken,
    disconnect() {
      for (const verb of ['signIn', 'signUp', 'signInWithGoogle', 'signOut'] as const) refuse[verb] = 'unreachable';
    },
  };
});

describe('fake auth provider', () => {
  const codeOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'no refusal',
      (error: unknown) => (error instanceof AuthError ? error.code : error),
    );

  it('the fake auth provider starts with a signed-in user when the option signedIn is set', async () => {
    const authProvider = createFakeAuthProvider({ accounts, signedIn: 'Buyer@SecondGear.test' });
    const first = await new Promise((resolve) => authProvider.onChange(resolve));
    expect(first).toMatchObject({ email: knownUser.email, name: 'Farhana Akter' });
  });

  it('the fake auth provider throws when the user in the option signedIn has no account', () => {
    expect(() => createFakeAuthProvider({ accounts, signedIn: 'unknown@secondgear.test' })).toThrow(TypeError);
  });

  it('the fake auth provider rejects the sign-in of a disabled account', async () => {
    const authProvider = createFakeAuthProvider({
      accounts: [{ ...knownUser, name: 'Farhana Akter', disabled: true }],
    });
    expect(await codeOf(authProvider.signIn(knownUser))).toBe('user-disabled' satisfies AuthErrorCode);
  });

  it('the fake auth provider fails with the code that a test has configured for the method', async () => {
    const authProvider = createFakeAuthProvider({ accounts, refuse: { signInWithGoogle: 'popup-blocked' } });
    expect(await codeOf(authProvider.signInWithGoogle())).toBe('popup-blocked' satisfies AuthErrorCode);
  });
});
