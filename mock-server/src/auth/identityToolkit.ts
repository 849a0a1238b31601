import type { Store } from '../storage/store.ts';
import type { Account, Session } from './accounts.ts';
import { AuthError } from './authError.ts';
import { createGoogleAccount, linkToGoogle, readGoogleCredential } from './google.ts';
import { type IdTokens, idTokenLifetimeSeconds } from './idTokens.ts';
import type { LoginThrottle } from './loginThrottle.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  checkNewPassword,
  Refresh,
  read,
  readEmail,
  SignIn,
  SignInWithIdp,
  SignUp,
  Update,
  WithIdToken,
} from './requests.ts';
import { accountIdOf, createSessionKey, findSession, openSession } from './sessions.ts';

/** Whether a wrong password may be told from an unknown address. Google's projects come in both kinds. */
export const emailEnumerations = ['protected', 'allowed'] as const;
export type EmailEnumeration = (typeof emailEnumerations)[number];

export type IdentityToolkitOptions = {
  accounts: Pick<Store<readonly Account[]>, 'read' | 'update'>;
  idTokens: IdTokens;
  loginThrottle: LoginThrottle;
  emailEnumeration: EmailEnumeration;
  now: () => Date;
  newId: () => string;
};

/** A password is changed, and an account deleted, only so soon after signing in; in seconds. */
const recentLoginSeconds = 5 * 60;

/** What Google answers in place of a password's hash. The SDK only asks whether there is one. */
const redactedHash = 'UkVEQUNURUQ=';

const findByEmail = (accounts: readonly Account[], email: string): Account | undefined =>
  accounts.find((account) => account.email === email);

const findById = (accounts: readonly Account[], id: string): Account | undefined =>
  accounts.find((account) => account._id === id);

/** The accounts with this one in the place of its former self, or added. */
const upsert = (accounts: readonly Account[], account: Account): readonly Account[] =>
  findById(accounts, account._id)
    ? accounts.map((other) => (other._id === account._id ? account : other))
    : [...accounts, account];

const providersOf = ({ email, displayName, photoUrl, password, google }: Account) => [
  ...(password ? [{ providerId: 'password', federatedId: email, rawId: email, email, displayName, photoUrl }] : []),
  ...(google
    ? [{ providerId: 'google.com', federatedId: `https://accounts.google.com/${google.rawId}`, ...google }]
    : []),
];

/** What a call answers; left-out values are left out of the JSON too. */
type Response = Record<string, unknown>;
type Methods = Record<string, (body: unknown) => Promise<Response>>;

/**
 * The part of Google's Identity Toolkit and Secure Token APIs that the Firebase SDK needs: one function a call, under
 * Google's own name for it. Each takes the parsed body and returns Google's answer, or throws a Refusal.
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts
 */
export const createIdentityToolkit = (options: IdentityToolkitOptions) => {
  const { accounts, idTokens, loginThrottle, emailEnumeration } = options;
  const time = (): number => options.now().getTime();

  const tokensFor = async (opened: {
    account: Account;
    session: Session;
    refreshToken: string;
  }): Promise<Response> => ({
    idToken: await idTokens.issue(opened.account, opened.session.provider, opened.session.since, time()),
    refreshToken: opened.refreshToken,
    expiresIn: String(idTokenLifetimeSeconds),
  });

  /** The account itself. Throws a Refusal when there is none, or it may not be used. */
  const requireUsable = (account: Account | undefined): Account => {
    if (!account) throw new AuthError('USER_NOT_FOUND');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    return account;
  };

  /** Whose ID token this is. Throws a Refusal when it is void. */
  const verifyIdToken = async (idToken: string | null | undefined) => {
    if (!idToken) throw new AuthError('MISSING_ID_TOKEN');
    const bearer = await idTokens.read(idToken, time());
    if (bearer === 'invalid') throw new AuthError('INVALID_ID_TOKEN');
    if (bearer === 'expired') throw new AuthError('TOKEN_EXPIRED');
    const account = requireUsable(findById(accounts.read(), bearer.accountId));
    if (bearer.issuedAt < Math.floor(account.validSince / 1000)) throw new AuthError('TOKEN_EXPIRED');
    return {
      account,
      provider: bearer.provider,
      requireRecentLogin: () => {
        if (time() / 1000 - bearer.authTime > recentLoginSeconds) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      },
    };
  };

  const signInError = (why: 'EMAIL_NOT_FOUND' | 'INVALID_PASSWORD'): AuthError =>
    new AuthError(emailEnumeration === 'allowed' ? why : 'INVALID_LOGIN_CREDENTIALS');

  return {
    'accounts:signUp': async (body) => {
      const asked = read(SignUp, body);
      if (asked.idToken) throw new AuthError('OPERATION_NOT_ALLOWED');
      // Google makes a nameless account of a sign-up with neither; this shop has no use for one.
      if (!asked.email && !asked.password) throw new AuthError('ADMIN_ONLY_OPERATION');
      const email = readEmail(asked.email);
      if (!asked.password) throw new AuthError('MISSING_PASSWORD');
      checkNewPassword(asked.password);
      if (findByEmail(accounts.read(), email)) throw new AuthError('EMAIL_EXISTS');

      const password = await hashPassword(asked.password);
      const at = time();
      const opened = openSession(
        {
          _id: options.newId(),
          email,
          emailVerified: false,
          password,
          createdAt: at,
          lastLoginAt: at,
          validSince: at,
          sessions: [],
        },
        createSessionKey(),
        'password',
        at,
      );
      await accounts.update((all) => {
        // Somebody else may have taken the address while the password was being hashed.
        if (findByEmail(all, email)) throw new AuthError('EMAIL_EXISTS');
        return { data: upsert(all, opened.account), result: undefined };
      });
      return {
        kind: 'identitytoolkit#SignupNewUserResponse',
        localId: opened.account._id,
        email,
        ...(await tokensFor(opened)),
      };
    },

    'accounts:signInWithPassword': async (body) => {
      const asked = read(SignIn, body);
      const email = readEmail(asked.email);
      const { password } = asked;
      if (!password) throw new AuthError('MISSING_PASSWORD');
      const known = findByEmail(accounts.read(), email);
      const outcome = await loginThrottle.check(email, time, () => verifyPassword(password, known?.password));
      if (outcome === 'paused') {
        throw new AuthError(
          'TOO_MANY_ATTEMPTS_TRY_LATER',
          'Access to this account has been temporarily disabled due to many failed login attempts.',
        );
      }
      if (!known || outcome === 'wrong') throw signInError(known ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');

      const key = createSessionKey();
      const opened = await accounts.update((all) => {
        const account = requireUsable(findById(all, known._id));
        // The password may have been changed while this one was being checked.
        if (account.password !== known.password) throw signInError('INVALID_PASSWORD');
        const result = openSession(account, key, 'password', time());
        return { data: upsert(all, result.account), result };
      });
      return {
        kind: 'identitytoolkit#VerifyPasswordResponse',
        registered: true,
        localId: opened.account._id,
        email,
        displayName: opened.account.displayName ?? '',
        profilePicture: opened.account.photoUrl,
        ...(await tokensFor(opened)),
      };
    },

    'accounts:signInWithIdp': async (body) => {
      const asked = read(SignInWithIdp, body);
      // Adding Google to the account one is signed in with: nothing in this shop asks for it.
      if (asked.idToken) throw new AuthError('OPERATION_NOT_ALLOWED');
      const person = readGoogleCredential(asked.postBody ?? '');

      const key = createSessionKey();
      const id = options.newId();
      const outcome = await accounts.update((all) => {
        const at = time();
        const linked = all.find((account) => account.google?.rawId === person.rawId);
        const known = linked ?? findByEmail(all, person.email);
        if (!known && asked.autoCreate === false) throw new AuthError('USER_NOT_FOUND');
        // The address is somebody's, and Google does not say that it is this person's.
        if (known && !linked && !person.emailVerified) return { data: all, result: undefined };
        const account = known ? linkToGoogle(requireUsable(known), person, at) : createGoogleAccount(person, id, at);
        const opened = openSession(account, key, 'google.com', at);
        return { data: upsert(all, opened.account), result: { ...opened, isNewUser: !known } };
      });
      const { rawId, email, emailVerified, name, picture } = person;
      const said = {
        kind: 'identitytoolkit#VerifyAssertionResponse',
        federatedId: `https://accounts.google.com/${rawId}`,
        providerId: 'google.com',
        email,
        emailVerified,
      };
      if (!outcome) return { ...said, needConfirmation: true, verifiedProvider: ['password'] };
      return {
        ...said,
        localId: outcome.account._id,
        displayName: outcome.account.displayName,
        fullName: name,
        photoUrl: picture,
        isNewUser: outcome.isNewUser || undefined,
        rawUserInfo: JSON.stringify({ id: rawId, email, verified_email: emailVerified, name, picture }),
        ...(await tokensFor(outcome)),
      };
    },

    'accounts:lookup': async (body) => {
      const { account } = await verifyIdToken(read(WithIdToken, body).idToken);
      return {
        kind: 'identitytoolkit#GetAccountInfoResponse',
        users: [
          {
            localId: account._id,
            email: account.email,
            emailVerified: account.emailVerified,
            displayName: account.displayName,
            photoUrl: account.photoUrl,
            passwordHash: account.password && redactedHash,
            providerUserInfo: providersOf(account),
            validSince: String(Math.floor(account.validSince / 1000)),
            createdAt: String(account.createdAt),
            lastLoginAt: String(account.lastLoginAt),
          },
        ],
      };
    },

    'accounts:update': async (body) => {
      const asked = read(Update, body);
      const bearer = await verifyIdToken(asked.idToken);
      if (asked.email) throw new AuthError('OPERATION_NOT_ALLOWED');
      if (asked.password) {
        bearer.requireRecentLogin();
        checkNewPassword(asked.password);
      }
      const password = asked.password ? await hashPassword(asked.password) : undefined;

      const key = createSessionKey();
      const { account, opened } = await accounts.update((all) => {
        const at = time();
        const before = requireUsable(findById(all, bearer.account._id));
        const changed: Account = {
          ...before,
          // The SDK sends null, or '', to take a name or a picture away.
          displayName: asked.displayName === undefined ? before.displayName : asked.displayName || undefined,
          photoUrl: asked.photoUrl === undefined ? before.photoUrl : asked.photoUrl || undefined,
          // A new password closes every other way in.
          ...(password ? { password, validSince: at, sessions: [] } : {}),
        };
        const opened = asked.returnSecureToken ? openSession(changed, key, bearer.provider, at) : undefined;
        const account = opened?.account ?? changed;
        return { data: upsert(all, account), result: { account, opened } };
      });
      return {
        kind: 'identitytoolkit#SetAccountInfoResponse',
        localId: account._id,
        email: account.email,
        emailVerified: account.emailVerified,
        displayName: account.displayName,
        photoUrl: account.photoUrl,
        passwordHash: account.password && redactedHash,
        providerUserInfo: providersOf(account),
        ...(opened ? await tokensFor(opened) : {}),
      };
    },

    'accounts:delete': async (body) => {
      const { account, requireRecentLogin } = await verifyIdToken(read(WithIdToken, body).idToken);
      requireRecentLogin();
      await accounts.update((all) => ({ data: all.filter(({ _id }) => _id !== account._id), result: undefined }));
      return { kind: 'identitytoolkit#DeleteAccountResponse' };
    },

    token: async (body) => {
      const asked = read(Refresh, body);
      if (asked.grant_type !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
      if (!asked.refresh_token) throw new AuthError('MISSING_REFRESH_TOKEN');
      const id = accountIdOf(asked.refresh_token);
      if (!id) throw new AuthError('INVALID_REFRESH_TOKEN');
      const account = requireUsable(findById(accounts.read(), id));
      const session = findSession(account, asked.refresh_token);
      if (!session) throw new AuthError('TOKEN_EXPIRED');
      const idToken = await idTokens.issue(account, session.provider, session.since, time());
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: asked.refresh_token,
        expires_in: String(idTokenLifetimeSeconds),
        token_type: 'Bearer',
        user_id: account._id,
      };
    },
  } satisfies Methods;
};

export type IdentityToolkit = ReturnType<typeof createIdentityToolkit>;
