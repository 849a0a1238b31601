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
/** How often a user may ask for a mail to an address during the lifetime of a link. */
const maxRequestsPerAddress = 5;
/** The oldest entries are removed, so that neither list can fill the memory. */
const maxMails = 100;
const maxRequests = 10_000;

export type PasswordResets = {
  /** All mails, the newest first. */
  mails(): readonly Mail[];
  /**
   * Counts a request for a mail to an address. Returns false if there were too many. Addresses without an account count
   * too: otherwise the response would show which addresses have one.
   */
  countRequest(email: string, now: Date): boolean;
  /** Sends a mail with a link. */
  send(email: string, language: string, now: Date): void;
  /** Returns the e-mail address of a code, and 'expired' or 'invalid' for a code that cannot be used. */
  find(code: string, now: Date): { email: string } | 'expired' | 'invalid';
  /** Makes all codes of an address invalid. Its password has changed, or its account is deleted. */
  revoke(email: string): void;
};

/** The mails with links for a new password, in memory only: after a restart their links are invalid. */
export const createPasswordResets = (): PasswordResets => {
  let sent: { code: string | null; mail: Mail }[] = [];
  let requests: { email: string; at: number }[] = [];
  const isRecent = (at: number, now: Date) => now.getTime() - at < lifetimeMs;
  return {
    mails: () => sent.map(({ mail }) => mail),
    countRequest: (email, now) => {
      requests = requests.filter(({ at }) => isRecent(at, now)).slice(0, maxRequests);
      if (requests.filter((request) => request.email === email).length >= maxRequestsPerAddress) return false;
      requests.unshift({ email, at: now.getTime() });
      return true;
    },
    send: (email, language, now) => {
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
    },
    find: (code, now) => {
      const found = sent.find((one) => one.code === code);
      if (!found) return 'invalid';
      return isRecent(Date.parse(found.mail.sentAt), now) ? { email: found.mail.to } : 'expired';
    },
    revoke: (email) => {
      for (const one of sent) if (one.mail.to === email) one.code = null;
    },
  };
};
