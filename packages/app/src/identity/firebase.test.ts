import { emptyDb } from '@second-gear/contract/backend';
import { createMockServer, type EmailEnumeration, openShopInMemory } from '@second-gear/mock-server';
import { vi } from 'vitest';
import { createFirebaseIdentity } from './firebase.ts';
import type { GoogleAccount } from './identity.ts';
import { type IdentityRig, identitySuite, knownPerson } from './identitySuite.ts';

/** The line to the server. Hoisted, because Firebase takes hold of `fetch` as it is imported. */
const line = vi.hoisted(() => {
  const straight = globalThis.fetch;
  const never = (_url: string) => false;
  const state = { isCut: never };
  globalThis.fetch = async (input, init) => {
    if (state.isCut(String(input))) throw new TypeError('the line is cut');
    return straight(input, init);
  };
  return {
    cut: (isCut: (url: string) => boolean) => {
      state.isCut = isCut;
    },
    mend: () => {
      state.isCut = never;
    },
  };
});

let sessions = 0;

const rigWith = async (emailEnumeration: EmailEnumeration): Promise<IdentityRig> => {
  line.mend();
  const shop = openShopInMemory({ db: emptyDb(), accounts: [] });
  const server = await createMockServer({ shop, port: 0, emailEnumeration });
  let chosen: GoogleAccount | null = null;
  const openIdentity = () => {
    sessions += 1;
    return createFirebaseIdentity({
      firebase: null,
      emulatorOrigin: `http://localhost:${server.port}`,
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
    refuseNames: () => line.cut((url) => url.includes('accounts:update')),
    disconnect: () => line.cut(() => true),
    emailIn: (idToken) => JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).email,
    close: server.close,
  };
};

identitySuite('identity by Firebase', () => rigWith('protected'));
// A project without e-mail enumeration protection tells an unknown e-mail from a wrong password; the port does not.
identitySuite('identity by Firebase, telling addresses apart', () => rigWith('allowed'));
