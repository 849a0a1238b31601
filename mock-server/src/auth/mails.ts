import { passwordTexts } from './passwordTexts.ts';

/** A mail that the demo auth provider would send. */
export type Mail = {
  to: string;
  /** The language that the app has asked for, such as 'bn'. */
  language: string;
  subject: string;
  text: string;
  /** The path of the page on which the user sets a new password. */
  link: string;
  /** The secret of the link, and whether it can still be used. */
  code: string;
  isUsable: boolean;
  sentAt: string;
};

/** Firebase hosts such a page for each project. */
export const passwordPagePath = '/_password';

/** As at Google. */
const lifetimeMs = 60 * 60_000;
/** The oldest mails are removed, so that the list cannot fill the memory. */
const maxMails = 100;

/** The mails with links for a new password, in memory only: after a restart their links are invalid. */
export const createMails = () => {
  let sent: readonly Mail[] = [];
  return {
    /** All mails, the newest first. */
    list: (): readonly Mail[] => sent,
    send: (email: string, language: string, now: Date): void => {
      const code = crypto.randomUUID();
      const link = `${passwordPagePath}?${new URLSearchParams({ language, code })}`;
      const texts = passwordTexts(language).mail;
      const mail = { to: email, language, ...texts, link, code, isUsable: true, sentAt: now.toISOString() };
      sent = [mail, ...sent].slice(0, maxMails);
    },
    /** Returns the e-mail address of a code. Undefined for a code that cannot be used. */
    find: (code: unknown, now: Date): string | undefined => {
      const mail = sent.find((one) => one.code === code && one.isUsable);
      return mail && now.getTime() - Date.parse(mail.sentAt) < lifetimeMs ? mail.to : undefined;
    },
    /** Makes all codes of an address invalid, because its password has changed. */
    revoke: (email: string): void => {
      sent = sent.map((mail) => (mail.to === email ? { ...mail, isUsable: false } : mail));
    },
  };
};

export type Mails = ReturnType<typeof createMails>;
