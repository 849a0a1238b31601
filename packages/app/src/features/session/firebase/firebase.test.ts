import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockServer, type EmailEnumeration, openMemoryDatabase } from '@second-gear/mock-server';
import { emptyDb } from '@second-gear/mock-server/backend';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GoogleAccount } from '../provider/authProvider.ts';
import { knownUser, testAuthProvider } from '../provider/testing/authProviderContract.ts';
import { createFirebaseAuthProvider } from './firebase.ts';

// Opens a proxy to the server at a port. The test can cut the connections of the proxy. It cannot replace `fetch`
// instead, because Firebase stores a reference to the original `fetch` when it is imported.
const openProxy = async (port: number) => {
  let isOffline = (_path: string): boolean => false;
  let lostAnswer: { path: string; body: string } | null = null;
  let repeated: { path: string; onSent: () => void } | null = null;
  let answeredInstead: string | null = null;
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path = '', headers } = incoming;
    if (isOffline(path)) return void incoming.socket.destroy();
    if (answeredInstead && path.includes(answeredInstead))
      return void outgoing.writeHead(502).end('<h1>Bad Gateway</h1>');
    const body: Buffer[] = [];
    let isRepeated = false;
    if (repeated && path.includes(repeated.path)) {
      repeated.onSent();
      repeated = null;
      isRepeated = true;
    }
    const forward = () =>
      request({ port, method, path, headers: { ...headers, host: `localhost:${port}` } }, (response) => {
        if (isRepeated) {
          isRepeated = false;
          response.resume();
          return forward();
        }
        if (lostAnswer && path.includes(lostAnswer.path)) {
          if (lostAnswer.body !== '') outgoing.writeHead(lostAnswer.body === '{}' ? 200 : 502).end(lostAnswer.body);
          lostAnswer = null;
          return;
        }
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      }).end(Buffer.concat(body));
    incoming.on('data', (chunk: Buffer) => void body.push(chunk)).on('end', forward);
  });
  await once(proxy.listen(0, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    cut: (what: typeof isOffline) => {
      isOffline = what;
    },
    /** The proxy answers requests to the path itself, with a page. */
    answerInstead: (path: string) => {
      answeredInstead = path;
    },
    /** The server executes the next request to the path, and its response is replaced by the body; '': none arrives. */
    loseAnswer: (path: string, body: string) => {
      lostAnswer = { path, body };
    },
    /**
     * The server executes the next request to the path twice, as when a browser repeats a request whose connection was
     * lost. Only the second response arrives.
     */
    repeatRequest: (path: string, onSent: () => void) => {
      repeated = { path, onSent };
    },
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
};

let sessions = 0;

const setupWith = async (emailEnumeration: EmailEnumeration) => {
  const clock = { aheadMs: 0 };
  const database = openMemoryDatabase({ db: emptyDb(), accounts: [] });
  const server = await createMockServer({
    database: database,
    port: 0,
    emailEnumeration,
    now: () => new Date(Date.now() + clock.aheadMs),
  });
  const proxy = await openProxy(server.port);
  let chosen: GoogleAccount | null = null;
  const openProvider = (changeMs = 10_000) => {
    sessions += 1;
    return createFirebaseAuthProvider({
      firebase: null,
      emulatorOrigin: proxy.origin,
      chooseAccount: async () => chosen,
      changeMs,
      name: `session ${sessions}`,
    });
  };
  await openProvider().signUp({ ...knownUser, name: 'Farhana Akter' });
  return {
    authProvider: openProvider(),
    choose: (account: GoogleAccount | null) => {
      chosen = account;
    },
    refuseNames: () => proxy.cut((path) => path.includes('accounts:update')),
    loseAnswer: proxy.loseAnswer,
    repeatRequest: proxy.repeatRequest,
    answerInstead: proxy.answerInstead,
    openProvider,
    clock,
    disconnect: () => proxy.cut(() => true),
    emailIn: (idToken: string): string =>
      JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).email,
    close: async () => {
      await proxy.close();
      await server.close();
    },
  };
};

testAuthProvider('the auth provider of Firebase, with e-mail enumeration protection', () => setupWith('protected'));
// This Firebase project has no e-mail enumeration protection: it reports an unknown e-mail address and a wrong password
// with different codes. AuthProvider must not distinguish the two.
testAuthProvider('the auth provider of Firebase, without e-mail enumeration protection', () => setupWith('allowed'));

describe('F91: an account that was changed although the answer was lost', () => {
  let given: Awaited<ReturnType<typeof setupWith>>;
  beforeEach(async () => {
    given = await setupWith('protected');
  });
  afterEach(() => given.close());

  const answers = [
    ['a page of a proxy', '<h1>Bad Gateway</h1>'],
    ['an empty record', '{}'],
  ] as const;

  test.each(answers)('F91: the new password counts as changed after %s', async (_, body) => {
    const { authProvider, loseAnswer } = given;
    const user = await authProvider.signIn(knownUser);
    loseAnswer('accounts:update', body);
    await authProvider.changePassword({ current: knownUser.password, next: 'two-stroke' });
    expect(given.emailIn(await authProvider.idToken(user))).toBe(knownUser.email);
    await authProvider.signOut();
    await expect(authProvider.signIn({ ...knownUser, password: 'two-stroke' })).resolves.toEqual(user);
  });

  test('F91: the new password counts as changed when no answer arrives in time', async () => {
    const authProvider = given.openProvider(1_000);
    const user = await authProvider.signIn(knownUser);
    given.loseAnswer('accounts:update', '');
    await authProvider.changePassword({ current: knownUser.password, next: 'two-stroke' });
    await expect(authProvider.signIn({ ...knownUser, password: 'two-stroke' })).resolves.toEqual(user);
  });

  test('F91: the new password counts as changed, and the user stays signed in, when the browser repeats the request', async () => {
    const { authProvider, repeatRequest, clock } = given;
    const user = await authProvider.signIn(knownUser);
    const users: unknown[] = [];
    authProvider.onChange((one) => users.push(one));
    // The server compares whole seconds.
    repeatRequest('accounts:update', () => {
      clock.aheadMs = 2_000;
    });
    await authProvider.changePassword({ current: knownUser.password, next: 'two-stroke' });
    expect(users).toEqual([user]);
    expect(given.emailIn(await authProvider.idToken(user))).toBe(knownUser.email);
  });

  test('F91: a logout while the password is checked again is not undone', async () => {
    const { authProvider, repeatRequest, clock } = given;
    const user = await authProvider.signIn(knownUser);
    repeatRequest('accounts:update', () => {
      clock.aheadMs = 2_000;
      void authProvider.signOut();
    });
    await authProvider.changePassword({ current: knownUser.password, next: 'two-stroke' }).catch(() => {});
    await expect(authProvider.idToken(user)).rejects.toMatchObject({ code: 'cancelled' });
  });

  test('F91: a page of a proxy in the place of a request that changes the account does not blame the connection', async () => {
    const { authProvider, answerInstead } = given;
    await authProvider.signIn(knownUser);
    answerInstead('accounts:update');
    await expect(
      authProvider.changePassword({ current: knownUser.password, next: 'two-stroke' }),
    ).rejects.toMatchObject({ code: 'service-problem' });
    given.loseAnswer('accounts:signInWithPassword', '<h1>Bad Gateway</h1>');
    await expect(authProvider.signIn(knownUser)).rejects.toMatchObject({ code: 'service-problem' });
  });

  test.each(answers)('F91: the new name counts as saved after %s', async (_, body) => {
    const user = await given.authProvider.signIn(knownUser);
    given.loseAnswer('accounts:update', body);
    await given.authProvider.changeName('Farhana Rahman');
    expect(await given.authProvider.signIn(knownUser)).toEqual({ ...user, name: 'Farhana Rahman' });
  });

  test.each(answers)('F91: the sign-up is completed after %s', async (_, body) => {
    given.loseAnswer('accounts:signUp', body);
    const rafi = { name: 'Rafi', email: 'rafi@example.com', password: 'kickstart' };
    await expect(given.authProvider.signUp(rafi)).resolves.toMatchObject({ name: 'Rafi', email: rafi.email });
  });

  test('F91: the outcome of a request for a new password is unknown after a page of a proxy', async () => {
    given.loseAnswer('accounts:sendOobCode', '<h1>Bad Gateway</h1>');
    await expect(given.authProvider.sendPasswordReset(knownUser.email)).rejects.toMatchObject({
      code: 'outcome-unknown',
    });
  });
});

test('F94: checkUser signs the user out when the password was changed on another device', async () => {
  const given = await setupWith('protected');
  const [here, there] = [given.authProvider, given.openProvider()];
  await here.signIn(knownUser);
  await there.signIn(knownUser);
  await here.checkUser();
  // The server compares whole seconds.
  given.clock.aheadMs = 2_000;
  await there.changePassword({ current: knownUser.password, next: 'two-stroke' });
  const users: unknown[] = [];
  here.onChange((user) => users.push(user));
  await here.checkUser().catch(() => {});
  expect(users.at(-1)).toBeNull();
  await given.close();
});
