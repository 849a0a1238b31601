import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockServer, type EmailEnumeration, openMemoryDatabase } from '@second-gear/mock-server';
import { emptyDb } from '@second-gear/mock-server/backend';
import type { GoogleAccount } from '../authProvider.ts';
import { type AuthProviderSetup, knownUser, testAuthProvider } from '../authProviderContract.ts';
import { createFirebaseAuthProvider } from './firebase.ts';

// A connection to the server at a port, which can be cut. Not `fetch`: Firebase captures it when it is imported.
const openLine = async (port: number) => {
  let isOffline = (_path: string): boolean => false;
  const line = createServer((asked, answer) => {
    const { method, url: path = '', headers } = asked;
    if (isOffline(path)) return void asked.socket.destroy();
    const passedOn = request({ port, method, path, headers: { ...headers, host: `localhost:${port}` } }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    asked.pipe(passedOn);
  });
  await once(line.listen(0, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    cut: (what: typeof isOffline) => {
      isOffline = what;
    },
    close: async () => {
      line.closeAllConnections();
      line.close();
    },
  };
};

let sessions = 0;

const setupWith = async (emailEnumeration: EmailEnumeration): Promise<AuthProviderSetup> => {
  const database = openMemoryDatabase({ db: emptyDb(), accounts: [] });
  const server = await createMockServer({ database: database, port: 0, emailEnumeration });
  const line = await openLine(server.port);
  let chosen: GoogleAccount | null = null;
  const openProvider = () => {
    sessions += 1;
    return createFirebaseAuthProvider({
      firebase: null,
      emulatorOrigin: line.origin,
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
    refuseNames: () => line.cut((path) => path.includes('accounts:update')),
    disconnect: () => line.cut(() => true),
    emailIn: (idToken) => JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).email,
    close: async () => {
      await line.close();
      await server.close();
    },
  };
};

testAuthProvider('identity by Firebase', () => setupWith('protected'));
// A project without e-mail enumeration protection distinguishes an unknown e-mail from a wrong password; AuthProvider does not.
testAuthProvider('identity by Firebase, telling addresses apart', () => setupWith('allowed'));
