import type { Store } from '../backend/index.ts';
import type { Account } from './accounts.ts';
import { accountOfGoogleUser, readGoogleCredential } from './google.ts';
import type { Mails } from './mails.ts';
import { AuthError, parseBody, readEmail, readNewPassword } from './requestBodies.ts';
import { type AuthTokens, idTokenLifetimeSeconds, type SignIn, type VerifiedToken } from './tokens.ts';

/** Whether the errors for a wrong password and an unknown e-mail address differ. Google offers both settings. */
export const emailEnumerations = ['protected', 'allowed'] as const;
export type EmailEnumeration = (typeof emailEnumerations)[number];

export type IdentityToolkitOptions = {
  accounts: Store<readonly Account[]>;
  tokens: AuthTokens;
  mails: Mails;
  emailEnumeration: EmailEnumeration;
  now: () => Date;
  newId: () => string;
};

/** Changing the password requires a sign-in within this time. */
const recentLoginSeconds = 5 * 60;

const findByEmail = (accounts: readonly Account[], email: string): Account | undefined =>
  accounts.find((account) => account.email === email);

const upsert = (accounts: readonly Account[], account: Account): readonly Account[] => [
  ...accounts.filter(({ _id }) => _id !== account._id),
  account,
];

const toUser = ({ _id, email, emailVerified, displayName, photoUrl, password, google }: Account) => ({
  localId: _id,
  email,
  emailVerified,
  displayName,
  photoUrl,
  providerUserInfo: [
    ...(password ? [{ providerId: 'password', rawId: email, email, displayName, photoUrl }] : []),
    ...(google ? [{ providerId: 'google.com', ...google }] : []),
  ],
});

/** Whether a token was issued before the password of its account was changed. Tokens contain whole seconds. */
const isOutdated = ({ issuedAt }: VerifiedToken, { validSince }: Account): boolean =>
  issuedAt < Math.floor(validSince / 1000);

type Response = Record<string, unknown>;
/** `locale`: the language of the app, in which Google writes its mails. */
type Methods = Record<string, (body: unknown, locale?: string) => Promise<Response>>;

/**
 * The part of Google's Identity Toolkit and Secure Token APIs that the app uses through the Firebase SDK, with Google's
 * names. https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts
 */
export const createIdentityToolkit = ({
  accounts,
  tokens,
  mails,
  emailEnumeration,
  ...options
}: IdentityToolkitOptions) => {
  const time = (): number => options.now().getTime();

  const tokensFor = async (account: Account, signIn: SignIn): Promise<Response> => ({
    idToken: await tokens.issueIdToken(account, signIn, time()),
    refreshToken: await tokens.issueRefreshToken(account, signIn, time()),
    expiresIn: String(idTokenLifetimeSeconds),
  });

  const signInNow = async (account: Account, provider: SignIn['provider']): Promise<Response> => ({
    localId: account._id,
    ...(await tokensFor(account, { provider, authTime: Math.floor(time() / 1000) })),
  });

  const accountOf = (token: VerifiedToken): Account => {
    const account = accounts.read().find(({ _id }) => _id === token.accountId);
    if (!account) throw new AuthError('USER_NOT_FOUND');
    if (isOutdated(token, account)) throw new AuthError('TOKEN_EXPIRED');
    return account;
  };

  const verifyIdToken = async (idToken: string | null | undefined) => {
    const token = await tokens.readIdToken(idToken ?? '', time());
    if (token === 'invalid') throw new AuthError('INVALID_ID_TOKEN');
    if (token === 'expired') throw new AuthError('TOKEN_EXPIRED');
    return { token, account: accountOf(token) };
  };

  const changeAccount = (id: string, change: (account: Account) => Account): Promise<Account> =>
    accounts.update((all) => {
      const before = all.find(({ _id }) => _id === id);
      if (!before) throw new AuthError('USER_NOT_FOUND');
      const account = change(before);
      return { data: upsert(all, account), result: account };
    });

  const methods = {
    'accounts:signUp': async (body) => {
      const request = parseBody(body);
      const email = readEmail(request.email);
      const password = readNewPassword(request.password);
      const account = await accounts.update((all) => {
        if (findByEmail(all, email)) throw new AuthError('EMAIL_EXISTS');
        const at = time();
        const created = { _id: options.newId(), email, emailVerified: false, password, createdAt: at, validSince: at };
        return { data: upsert(all, created), result: created };
      });
      return signInNow(account, 'password');
    },

    'accounts:signInWithPassword': async (body) => {
      const request = parseBody(body);
      const email = readEmail(request.email);
      if (!request.password) throw new AuthError('MISSING_PASSWORD');
      const account = findByEmail(accounts.read(), email);
      if (account && account.password === request.password) return signInNow(account, 'password');
      if (emailEnumeration === 'protected') throw new AuthError('INVALID_LOGIN_CREDENTIALS');
      throw new AuthError(account ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
    },

    'accounts:signInWithIdp': async (body) => {
      const googleUser = readGoogleCredential(parseBody(body).postBody ?? '');
      const { account, isNewUser } = await accounts.update((all) => {
        const linked = all.find(({ google }) => google?.rawId === googleUser.rawId);
        if (linked) return { data: all, result: { account: linked, isNewUser: false } };
        const known = findByEmail(all, googleUser.email);
        const account = accountOfGoogleUser(googleUser, { known, newId: options.newId, at: time() });
        return { data: upsert(all, account), result: { account, isNewUser: !known } };
      });
      return { providerId: 'google.com', isNewUser, ...(await signInNow(account, 'google.com')) };
    },

    'accounts:lookup': async (body) => {
      const { account } = await verifyIdToken(parseBody(body).idToken);
      return { users: [{ ...toUser(account), createdAt: String(account.createdAt) }] };
    },

    'accounts:update': async (body) => {
      const { idToken, password, displayName, photoUrl, returnSecureToken } = parseBody(body);
      const { token, account } = await verifyIdToken(idToken);
      if (password && time() / 1000 - token.authTime > recentLoginSeconds)
        throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      const newPassword = password ? readNewPassword(password) : undefined;
      const changed = await changeAccount(account._id, (before) => ({
        ...before,
        // The Firebase SDK sends null or an empty text to remove a name or a photo. Both become undefined here.
        displayName: displayName === undefined ? before.displayName : displayName || undefined,
        photoUrl: photoUrl === undefined ? before.photoUrl : photoUrl || undefined,
        ...(newPassword && { password: newPassword, validSince: time() }),
      }));
      if (newPassword) mails.revoke(changed.email);
      return { ...toUser(changed), ...(returnSecureToken && (await tokensFor(changed, token))) };
    },

    'accounts:sendOobCode': async (body, locale = 'en') => {
      const request = parseBody(body);
      if (request.requestType !== 'PASSWORD_RESET') throw new AuthError('OPERATION_NOT_ALLOWED');
      const email = readEmail(request.email);
      const isKnown = findByEmail(accounts.read(), email) !== undefined;
      if (isKnown) mails.send(email, locale, options.now());
      else if (emailEnumeration === 'allowed') throw new AuthError('EMAIL_NOT_FOUND');
      return { email };
    },

    token: async (body) => {
      const token = await tokens.readRefreshToken(parseBody(body).refresh_token ?? '', time());
      if (typeof token === 'string') throw new AuthError('INVALID_REFRESH_TOKEN');
      const account = accountOf(token);
      const { idToken, refreshToken, expiresIn } = await tokensFor(account, token);
      return { id_token: idToken, access_token: idToken, refresh_token: refreshToken, expires_in: expiresIn };
    },
  } satisfies Methods;

  return {
    methods,
    /** Resolves with the e-mail address of a valid ID token, or with null. */
    emailOf: (idToken: string): Promise<string | null> =>
      verifyIdToken(idToken).then(
        ({ account }) => account.email,
        (error) => {
          if (error instanceof AuthError) return null;
          throw error;
        },
      ),
    /** Sets a new password with the code of a mail. */
    resetPassword: async (code: unknown, newPassword: string | undefined): Promise<void> => {
      const email = mails.find(code, options.now());
      const account = email === undefined ? undefined : findByEmail(accounts.read(), email);
      if (!account) throw new AuthError('INVALID_OOB_CODE');
      const password = readNewPassword(newPassword);
      mails.revoke(account.email);
      await changeAccount(account._id, (before) => ({ ...before, password, emailVerified: true, validSince: time() }));
    },
  };
};

export type IdentityToolkit = ReturnType<typeof createIdentityToolkit>;

type AuthMethod = keyof IdentityToolkit['methods'];

/** The paths of the methods: with `connectAuthEmulator`, the SDK sends Google's host as the first segment of the path. */
export const authMethods: ReadonlyMap<string, AuthMethod> = new Map<string, AuthMethod>([
  ...(['signUp', 'signInWithPassword', 'signInWithIdp', 'lookup', 'update', 'sendOobCode'] as const).map(
    (name) => [`/identitytoolkit.googleapis.com/v1/accounts:${name}`, `accounts:${name}`] as const,
  ),
  ['/securetoken.googleapis.com/v1/token', 'token'],
]);
