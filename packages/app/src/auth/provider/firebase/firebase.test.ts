import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockServer, type EmailEnumeration, openMemoryDatabase } from '@second-gear/mock-server';
import { emptyDb } from '@second-gear/mock-server/backend';
import type { GoogleAccount } from '../authProvider.ts';
import { type AuthProviderSetup, knownUser, testAuthProvider } from '../authProviderContract.ts';
import { createFirebaseAuthProvider } from './firebase.ts';

// Opens a proxy to the server at a port. The test can cut the connections of the proxy. It cannot replace `fetch`
// instead, because Firebase stores a reference to the original `fetch` when it is imported.
const openProxy = async (port: number) => {
  let isOffline = (_path: string): boolean => false;
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path = '', headers } = incoming;
    if (isOffline(path)) return void incoming.socket.destroy();
    const forwarded = request(
      { port, method, path, headers: { ...headers, host: `localhost:${port}` } },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  });
  await once(proxy.listen(0, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    cut: (what: typeof isOffline) => {
      isOffline = what;
    },
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
};

let sessions = 0;

const setupWith = async (emailEnumeration: EmailEnumeration): Promise<AuthProviderSetup> => {
  const database = openMemoryDatabase({ db: emptyDb(), accounts: [] });
  const server = await createMockServer({ database: database, port: 0, emailEnumeration });
  const proxy = await openProxy(server.port);
  let chosen: GoogleAccount | null = null;
  const openProvider = () => {
    sessions += 1;
    return createFirebaseAuthProvider({
      firebase: null,
      emulatorOrigin: proxy.origin,
      chooseAccount: async () => chosen,
      name: `session ${sessions}`,
    });
  };
  await openProvider().signUp({ ...knownUser, name: 'Farhana Akter' });
  return {
    authProvider: openProvider(),
    choose: (account) => {
      chosen = account;
    },
    refuseNames: () => proxy.cut((path) => path.includes('accounts:update')),
    disconnect: () => proxy.cut(() => true),
    emailIn: (idToken) => JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).email,
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
