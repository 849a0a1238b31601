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
  sentAt: string;
};

/** Firebase hosts such a page for each project. */
export const passwordPagePath = '/_password';

/** As at Google. */
const lifetimeMs = 60 * 60_000;
/** The oldest mails are removed, so that the list cannot fill the memory. */
const maxMails = 100;

export type Mails = ReturnType<typeof createMails>;

/** The mails with links for a new password, in memory only: after a restart their links are invalid. */
export const createMails = () => {
  let sent: { code: string | null; mail: Mail }[] = [];
  return {
    /** All mails, the newest first. */
    list: (): readonly Mail[] => sent.map(({ mail }) => mail),
    send: (email: string, language: string, now: Date): void => {
      const code = crypto.randomUUID();
      const link = `${passwordPagePath}?code=${code}`;
      const mail = { to: email, language, ...passwordTexts(language).mail, link, sentAt: now.toISOString() };
      sent = [{ code, mail }, ...sent].slice(0, maxMails);
    },
    /** Returns the e-mail address of a code. Undefined for a code that cannot be used. */
    find: (code: string, now: Date): string | undefined => {
      const { mail } = sent.find((one) => one.code === code) ?? {};
      return mail && now.getTime() - Date.parse(mail.sentAt) < lifetimeMs ? mail.to : undefined;
    },
    /** Returns the language of the mail with a code, even if the code is no longer valid. */
    languageOf: (code: string): string =>
      sent.find(({ mail }) => mail.link.endsWith(`=${code}`))?.mail.language ?? 'en',
    /** Makes all codes of an address invalid, because its password has changed. */
    revoke: (email: string): void => {
      for (const one of sent) if (one.mail.to === email) one.code = null;
    },
  };
};
