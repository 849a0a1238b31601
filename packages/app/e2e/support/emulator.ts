import { users } from '@second-gear/fixtures';

/**
 * The URL of the official Firebase Auth emulator (docs/configuration.md), or null if the tests use the mock's auth
 * provider instead. With an emulator, VITE_FIREBASE_EMULATOR_URL must have had the same URL when the app was built.
 */
export const emulatorUrl = process.env.FIREBASE_EMULATOR_URL?.replace(/\/$/, '') || null;

/** The id of the Firebase project, as in packages/app/src/features/session/firebase/firebase.ts. */
const project = 'demo-second-gear';

const request = async (method: 'DELETE' | 'PATCH' | 'POST', path: string, body: unknown = {}): Promise<void> => {
  const response = await fetch(`${emulatorUrl}${path}`, {
    method,
    // The emulator accepts this token as the token of its administrator.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the Auth emulator responded with ${response.status}: ${await response.text()}`);
};

/**
 * Replaces all accounts of the emulator by the demo users, and sets that it does not distinguish a wrong password from an
 * unknown e-mail address, as the mock does. Without an emulator, does nothing.
 */
export const seedEmulator = async (): Promise<void> => {
  if (!emulatorUrl) return;
  await request('DELETE', `/emulator/v1/projects/${project}/accounts`);
  await request('PATCH', `/emulator/v1/projects/${project}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  for (const { email, name } of [users.farhana, users.rahim, users.sadia, users.nasrin]) {
    await request('POST', `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`, {
      email,
      displayName: name,
      password: 'kickstart',
      emailVerified: true,
    });
  }
};
