import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  getAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
} from 'firebase/auth';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { demoPassword } from '../../src/auth/accounts.ts';
import { demoUsers } from '../../src/auth/demoAccounts.ts';
import { startMock } from '../support/startMock.ts';

let clock = new Date('2026-11-02T03:00:00.000Z');
const minutes = (count: number): Date => new Date(clock.getTime() + count * 60_000);

const server = await startMock({ now: () => clock });
afterAll(() => server.close());

const browser = (): Auth => {
  const app = initializeApp({ apiKey: 'demo', projectId: 'second-gear-demo' }, crypto.randomUUID());
  onTestFinished(() => deleteApp(app));
  const auth = getAuth(app);
  connectAuthEmulator(auth, server.url, { disableWarnings: true });
  return auth;
};

beforeEach(async () => {
  clock = new Date('2026-11-02T03:00:00.000Z');
  await server.reset();
});

const buyer = demoUsers[0];

/** Asks for a mail, and returns its language, its subject and the URL of its link. */
const askForMail = async (languageCode: string | null = null) => {
  const auth = browser();
  auth.languageCode = languageCode;
  await sendPasswordResetEmail(auth, buyer.email);
  const [mail] = await (await fetch(`${server.url}/_mails`)).json();
  return { language: mail.language, subject: mail.subject, to: mail.to, link: new URL(mail.link, server.url) };
};

/** Sends the form of the page for a new password, and returns the status of the response. */
const setPassword = async (link: URL, password: string): Promise<number> => {
  const body = new URLSearchParams({ password });
  return (await fetch(link, { method: 'POST', body })).status;
};

test('the mail and its page have the language of the app, and its link works once and ends sessions [R13.11 R13.13]', async () => {
  const { user } = await signInWithEmailAndPassword(browser(), buyer.email, demoPassword);
  const { link, ...mail } = await askForMail('bn');
  expect(mail).toEqual({ to: buyer.email, language: 'bn', subject: 'Second Gear: নতুন পাসওয়ার্ড' });
  expect(await (await fetch(link)).text()).toMatch(/<html lang="bn">.*নতুন পাসওয়ার্ড.*href="\/bn\/login"/s);
  expect(await setPassword(link, 'short')).toBe(400);
  clock = minutes(1);
  expect(await setPassword(link, 'new-password')).toBe(200);
  await signInWithEmailAndPassword(browser(), buyer.email, 'new-password');
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  expect(await setPassword(link, 'other-password')).toBe(410);
});

test.each([
  ['is cut off', async (link: URL) => link.searchParams.set('code', 'cut')],
  [
    'is older than an hour',
    async () => {
      clock = minutes(61);
    },
  ],
  [
    'was sent before the password was changed',
    async () => {
      const { user } = await signInWithEmailAndPassword(browser(), buyer.email, demoPassword);
      await updatePassword(user, demoPassword);
    },
  ],
])('F62: a link that %s is rejected, and the password stays', async (_, spoil) => {
  const { link } = await askForMail();
  await spoil(link);
  expect((await fetch(link)).status).toBe(410);
  expect(await setPassword(link, 'new-password')).toBe(410);
  await signInWithEmailAndPassword(browser(), buyer.email, demoPassword);
});
