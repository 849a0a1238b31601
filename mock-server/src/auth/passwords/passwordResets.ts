import { randomBytes } from '@noble/hashes/utils.js';
import { base64url } from 'jose';

/** A mail that the demo auth provider would send. */
export type Mail = {
  to: string;
  /** The language that the app has asked for, such as 'bn'. */
  language: string;
  subject: string;
  text: string;
  /** The path of the page on which the user sets a new password. */
  link: string;
  sentAt: string;
};

/** The page of the mock on which the user sets a new password. Firebase hosts such a page for each project. */
export const passwordPagePath = '/_password';

/** How long a link is valid, in ms. Google's links are valid for an hour too. */
const lifetimeMs = 60 * 60_000;
/** The number of mails that an address may get during the lifetime of a link. */
const maxMailsPerAddress = 5;
/** The oldest mails are removed, so that the list cannot fill the memory. */
const maxMails = 100;

export type PasswordResets = {
  /** All mails, the newest first. */
  mails(): readonly Mail[];
  /** Sends a mail with a link. Returns false if the address has got too many mails. */
  send(email: string, language: string, now: Date): boolean;
  /** Returns the e-mail address of a code, and 'expired' or 'invalid' for a code that cannot be used. */
  find(code: string, now: Date): { email: string } | 'expired' | 'invalid';
  /** Removes a code, which may be used only once. */
  remove(code: string): void;
};

/** The mails with links for a new password, in memory only: after a restart their links are invalid. */
export const createPasswordResets = (): PasswordResets => {
  let sent: { code: string | null; mail: Mail }[] = [];
  const isRecent = ({ sentAt }: Mail, now: Date) => now.getTime() - Date.parse(sentAt) < lifetimeMs;
  const findSent = (code: string) => sent.find((one) => one.code === code);
  return {
    mails: () => sent.map(({ mail }) => mail),
    send: (email, language, now) => {
      if (sent.filter(({ mail }) => mail.to === email && isRecent(mail, now)).length >= maxMailsPerAddress)
        return false;
      const code = base64url.encode(randomBytes(24));
      const mail = {
        to: email,
        language,
        subject: 'Reset your password for Second Gear',
        text: 'Follow this link to set a new password. If you did not ask for it, ignore this mail.',
        link: `${passwordPagePath}?code=${code}`,
        sentAt: now.toISOString(),
      };
      sent = [{ code, mail }, ...sent].slice(0, maxMails);
      return true;
    },
    find: (code, now) => {
      const found = findSent(code);
      if (!found) return 'invalid';
      return isRecent(found.mail, now) ? { email: found.mail.to } : 'expired';
    },
    remove: (code) => {
      const used = findSent(code);
      if (used) used.code = null;
    },
  };
};
