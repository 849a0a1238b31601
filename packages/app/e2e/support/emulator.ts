import { people } from '@second-gear/fixtures';
import type { EmailEnumeration } from '@second-gear/mock-server';

/**
 * The official Firebase Auth emulator, in the place of the mock server's identity (README). Null: the mock's is used. The
 * shell must have been built with the same address as VITE_FIREBASE_EMULATOR_URL.
 */
export const emulatorUrl = process.env.FIREBASE_EMULATOR_URL?.replace(/\/$/, '') || null;

/** As in packages/app/src/auth/provider/firebase/firebase.ts. */
const project = 'demo-second-gear';

const ask = async (method: 'DELETE' | 'PATCH' | 'POST', path: string, body: unknown = {}): Promise<void> => {
  const response = await fetch(`${emulatorUrl}${path}`, {
    method,
    // What the emulator takes for its administrator.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the Auth emulator answered ${response.status}: ${await response.text()}`);
};

/** Gives it the demo's people and nobody else, and the manner that is asked for. Does nothing where there is no emulator. */
export const seedEmulator = async (emailEnumeration: EmailEnumeration): Promise<void> => {
  if (!emulatorUrl) return;
  await ask('DELETE', `/emulator/v1/projects/${project}/accounts`);
  await ask('PATCH', `/emulator/v1/projects/${project}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: emailEnumeration === 'protected' },
  });
  for (const { email, name } of [people.farhana, people.rahim, people.sadia, people.nasrin]) {
    await ask('POST', `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`, {
      email,
      displayName: name,
      password: 'kickstart',
      emailVerified: true,
    });
  }
};
