import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockServer, type EmailEnumeration, openShopInMemory } from '@second-gear/mock-server';
import { emptyDb } from '@second-gear/mock-server/backend';
import type { GoogleAccount } from '../authProvider.ts';
import { type IdentityRig, identitySuite, knownPerson } from '../authProviderContract.ts';
import { createFirebaseIdentity } from './firebase.ts';

/** A line to the server at a port, which can be cut. Not `fetch`, of which Firebase takes hold as it is imported. */
const openLine = async (port: number) => {
  let isCut = (_path: string): boolean => false;
  const line = createServer((asked, answer) => {
    const { method, url: path = '', headers } = asked;
    if (isCut(path)) return void asked.socket.destroy();
    const passedOn = request({ port, method, path, headers: { ...headers, host: `localhost:${port}` } }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    asked.pipe(passedOn);
  });
  await once(line.listen(0, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    cut: (what: typeof isCut) => {
      isCut = what;
    },
    close: async () => {
      line.closeAllConnections();
      line.close();
    },
  };
};

let sessions = 0;

const rigWith = async (emailEnumeration: EmailEnumeration): Promise<IdentityRig> => {
  const shop = openShopInMemory({ db: emptyDb(), accounts: [] });
  const server = await createMockServer({ shop, port: 0, emailEnumeration });
  const line = await openLine(server.port);
  let chosen: GoogleAccount | null = null;
  const openIdentity = () => {
    sessions += 1;
    return createFirebaseIdentity({
      firebase: null,
      emulatorOrigin: line.origin,
      chooseAccount: async () => chosen,
      name: `session ${sessions}`,
    });
  };
  await openIdentity().signUp({ ...knownPerson, name: 'Farhana Akter' });
  return {
    identity: openIdentity(),
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

identitySuite('identity by Firebase', () => rigWith('protected'));
// A project without e-mail enumeration protection tells an unknown e-mail from a wrong password; the port does not.
identitySuite('identity by Firebase, telling addresses apart', () => rigWith('allowed'));
