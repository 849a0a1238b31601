import type { Store } from '../storage/store.ts';
import type { Account, Session } from './accounts.ts';
import { AuthError } from './authError.ts';
import { createGoogleAccount, linkToGoogle, readGoogleCredential } from './google.ts';
import { type IdTokens, idTokenLifetimeSeconds } from './idTokens.ts';
import type { LoginThrottle } from './loginThrottle.ts';
import type { PasswordHash } from './passwords/passwordHash.ts';
import type { PasswordResets } from './passwords/passwordResets.ts';
import {
  checkNewPassword,
  parseBody,
  Refresh,
  ResetPassword,
  readEmail,
  SendOobCode,
  SignIn,
  SignInWithIdp,
  SignUp,
  Update,
  WithIdToken,
} from './requestBodies.ts';
import { accountIdOf, createSessionKey, findSession, openSession } from './sessions.ts';

/**
 * Whether a sign-in reveals which e-mail addresses have an account. 'protected': the errors for a wrong password and an
 * unknown e-mail address are the same. 'allowed': they differ. Google offers both settings.
 */
export const emailEnumerations = ['protected', 'allowed'] as const;
export type EmailEnumeration = (typeof emailEnumerations)[number];

export type IdentityToolkitOptions = {
  accounts: Pick<Store<readonly Account[]>, 'read' | 'update'>;
  idTokens: IdTokens;
  loginThrottle: LoginThrottle;
  passwordHash: PasswordHash;
  passwordResets: PasswordResets;
  emailEnumeration: EmailEnumeration;
  now: () => Date;
  newId: () => string;
};

/** Changing the password and deleting the account require a sign-in within this time, in seconds. */
const recentLoginSeconds = 5 * 60;

/**
 * The value that Google returns in place of a password's hash. The Firebase SDK only checks that the value is not
 * empty.
 */
const redactedHash = 'UkVEQUNURUQ=';

const findByEmail = (accounts: readonly Account[], email: string): Account | undefined =>
  accounts.find((account) => account.email === email);

const findById = (accounts: readonly Account[], id: string): Account | undefined =>
  accounts.find((account) => account._id === id);

/** Returns a copy of the accounts in which one account is replaced or added. */
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

/** The body of a response. Fields that are undefined are omitted from the JSON. */
type Response = Record<string, unknown>;
/** `locale`: the language of the app, in which Google writes its mails. */
type Methods = Record<string, (body: unknown, locale?: string) => Promise<Response>>;

/**
 * The part of Google's Identity Toolkit and Secure Token APIs that the Firebase SDK needs. Each method of the API is a
 * function with the name that Google uses. The function takes the parsed request body. It returns the body of Google's
 * response, or throws an AuthError. https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts
 */
export const createIdentityToolkit = (options: IdentityToolkitOptions) => {
  const { accounts, idTokens, loginThrottle, passwordHash, passwordResets, emailEnumeration } = options;
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

  /** Returns the given account. Throws an AuthError when there is none (undefined), or when it is disabled. */
  const requireUsable = (account: Account | undefined): Account => {
    if (!account) throw new AuthError('USER_NOT_FOUND');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    return account;
  };

  /** Returns the account of an ID token. Throws an AuthError when the token is not valid. */
  const verifyIdToken = async (idToken: string | null | undefined) => {
    if (!idToken) throw new AuthError('MISSING_ID_TOKEN');
    const token = await idTokens.read(idToken, time());
    if (token === 'invalid') throw new AuthError('INVALID_ID_TOKEN');
    if (token === 'expired') throw new AuthError('TOKEN_EXPIRED');
    const account = requireUsable(findById(accounts.read(), token.accountId));
    if (token.issuedAt < Math.floor(account.validSince / 1000)) throw new AuthError('TOKEN_EXPIRED');
    return {
      account,
      provider: token.provider,
      requireRecentLogin: () => {
        if (time() / 1000 - token.authTime > recentLoginSeconds) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      },
    };
  };

  const signInError = (why: 'EMAIL_NOT_FOUND' | 'INVALID_PASSWORD'): AuthError =>
    new AuthError(emailEnumeration === 'allowed' ? why : 'INVALID_LOGIN_CREDENTIALS');

  return {
    'accounts:signUp': async (body) => {
      const request = parseBody(SignUp, body);
      if (request.idToken) throw new AuthError('OPERATION_NOT_ALLOWED');
      // A sign-up needs an e-mail address and a password. For a sign-up without both, Google creates an anonymous
      // account, which the app does not use.
      if (!request.email && !request.password) throw new AuthError('ADMIN_ONLY_OPERATION');
      const email = readEmail(request.email);
      if (!request.password) throw new AuthError('MISSING_PASSWORD');
      checkNewPassword(request.password);
      if (findByEmail(accounts.read(), email)) throw new AuthError('EMAIL_EXISTS');

      const password = await passwordHash.hash(request.password);
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
        // Another sign-up may have used the e-mail address while the password was hashed, so it is checked again.
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
      const request = parseBody(SignIn, body);
      const email = readEmail(request.email);
      const { password } = request;
      if (!password) throw new AuthError('MISSING_PASSWORD');
      const known = findByEmail(accounts.read(), email);
      const outcome = await loginThrottle.check(email, time, () => passwordHash.verify(password, known?.password));
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
        // Another request may have changed the password while this request compared the given password with the stored
        // hash. So the stored hash is checked again.
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
      const request = parseBody(SignInWithIdp, body);
      // With an ID token, this request would link Google to the signed-in account. The app does not use that, so the
      // request is rejected.
      if (request.idToken) throw new AuthError('OPERATION_NOT_ALLOWED');
      const googleUser = readGoogleCredential(request.postBody ?? '');

      const key = createSessionKey();
      const id = options.newId();
      const outcome = await accounts.update((all) => {
        const at = time();
        const linked = all.find((account) => account.google?.rawId === googleUser.rawId);
        const known = linked ?? findByEmail(all, googleUser.email);
        if (!known && request.autoCreate === false) throw new AuthError('USER_NOT_FOUND');
        // Rejects the sign-in when an account has the e-mail address, and Google has not verified that the address
        // belongs to the Google user.
        if (known && !linked && !googleUser.emailVerified) return { data: all, result: undefined };
        const account = known
          ? linkToGoogle(requireUsable(known), googleUser, at)
          : createGoogleAccount(googleUser, id, at);
        const opened = openSession(account, key, 'google.com', at);
        return { data: upsert(all, opened.account), result: { ...opened, isNewUser: !known } };
      });
      const { rawId, email, emailVerified, name, picture } = googleUser;
      const common = {
        kind: 'identitytoolkit#VerifyAssertionResponse',
        federatedId: `https://accounts.google.com/${rawId}`,
        providerId: 'google.com',
        email,
        emailVerified,
      };
      if (!outcome) return { ...common, needConfirmation: true, verifiedProvider: ['password'] };
      return {
        ...common,
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
      const { account } = await verifyIdToken(parseBody(WithIdToken, body).idToken);
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
      const request = parseBody(Update, body);
      const verified = await verifyIdToken(request.idToken);
      if (request.email) throw new AuthError('OPERATION_NOT_ALLOWED');
      if (request.password) {
        verified.requireRecentLogin();
        checkNewPassword(request.password);
      }
      const password = request.password ? await passwordHash.hash(request.password) : undefined;

      const key = createSessionKey();
      const { account, opened } = await accounts.update((all) => {
        const at = time();
        const before = requireUsable(findById(all, verified.account._id));
        const changed: Account = {
          ...before,
          // The Firebase SDK sends null or an empty text to remove a name or a photo. Both become undefined here.
          displayName: request.displayName === undefined ? before.displayName : request.displayName || undefined,
          photoUrl: request.photoUrl === undefined ? before.photoUrl : request.photoUrl || undefined,
          // A new password ends all sessions of the account.
          ...(password ? { password, validSince: at, sessions: [] } : {}),
        };
        const opened = request.returnSecureToken ? openSession(changed, key, verified.provider, at) : undefined;
        const account = opened?.account ?? changed;
        return { data: upsert(all, account), result: { account, opened } };
      });
      if (password) passwordResets.revoke(account.email);
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

    'accounts:sendOobCode': async (body, locale = 'en') => {
      const request = parseBody(SendOobCode, body);
      if (request.requestType !== 'PASSWORD_RESET') throw new AuthError('OPERATION_NOT_ALLOWED');
      const email = readEmail(request.email);
      const isKnown = findByEmail(accounts.read(), email) !== undefined;
      if (!isKnown && emailEnumeration === 'allowed') throw new AuthError('EMAIL_NOT_FOUND');
      if (!passwordResets.countRequest(email, options.now())) throw new AuthError('RESET_PASSWORD_EXCEED_LIMIT');
      if (isKnown) passwordResets.send(email, locale, options.now());
      return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
    },

    'accounts:resetPassword': async (body) => {
      const { oobCode, newPassword } = parseBody(ResetPassword, body);
      const found = passwordResets.find(oobCode ?? '', options.now());
      if (found === 'invalid') throw new AuthError('INVALID_OOB_CODE');
      if (found === 'expired') throw new AuthError('EXPIRED_OOB_CODE');
      if (!newPassword) throw new AuthError('MISSING_PASSWORD');
      checkNewPassword(newPassword);
      // The codes are revoked before the password is hashed, because hashing takes time: two simultaneous requests cannot
      // both use a code.
      passwordResets.revoke(found.email);
      const password = await passwordHash.hash(newPassword);
      await accounts.update((all) => {
        // A new password ends all sessions of the account.
        const account = requireUsable(findByEmail(all, found.email));
        const changed = { ...account, password, emailVerified: true, validSince: time(), sessions: [] };
        return { data: upsert(all, changed), result: undefined };
      });
      return {
        kind: 'identitytoolkit#ResetPasswordResponse',
        email: found.email,
        requestType: 'PASSWORD_RESET',
      };
    },

    'accounts:delete': async (body) => {
      const { account, requireRecentLogin } = await verifyIdToken(parseBody(WithIdToken, body).idToken);
      requireRecentLogin();
      await accounts.update((all) => ({ data: all.filter(({ _id }) => _id !== account._id), result: undefined }));
      passwordResets.revoke(account.email);
      return { kind: 'identitytoolkit#DeleteAccountResponse' };
    },

    token: async (body) => {
      const request = parseBody(Refresh, body);
      if (request.grant_type !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
      if (!request.refresh_token) throw new AuthError('MISSING_REFRESH_TOKEN');
      const id = accountIdOf(request.refresh_token);
      if (!id) throw new AuthError('INVALID_REFRESH_TOKEN');
      const account = requireUsable(findById(accounts.read(), id));
      const session = findSession(account, request.refresh_token);
      if (!session) throw new AuthError('TOKEN_EXPIRED');
      const idToken = await idTokens.issue(account, session.provider, session.since, time());
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: request.refresh_token,
        expires_in: String(idTokenLifetimeSeconds),
        token_type: 'Bearer',
        user_id: account._id,
      };
    },
  } satisfies Methods;
};

export type IdentityToolkit = ReturnType<typeof createIdentityToolkit>;
