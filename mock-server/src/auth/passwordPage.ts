import express, { Router } from 'express';
import { asynchronous } from '../http/responses.ts';
import type { IdentityToolkit } from './identityToolkit.ts';
import { type Mails, passwordPagePath } from './mails.ts';
import { type PasswordTexts, passwordTexts } from './passwordTexts.ts';
import { AuthError } from './requestBodies.ts';

export const mailsPath = '/_mails';

const page = ({ language, title, login, loginPath }: PasswordTexts, content: string): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} - Second Gear</title>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
      <p><a href="${loginPath}">${login}</a></p>
    </main>
  </body>
</html>
`;

const form = (texts: PasswordTexts, error = ''): string =>
  page(
    texts,
    `<form method="post">
        <p><label>${texts.title} <input name="password" type="password" autocomplete="new-password" required /></label></p>
        <p role="alert">${error}</p>
        <button type="submit">${texts.save}</button>
      </form>`,
  );

const sentence = (texts: PasswordTexts, text: string): string => page(texts, `<p>${text}</p>`);

/** The list of mails, and the page on which a user sets a new password: the demo sends no real mails. */
export const createPasswordPage = (
  mails: Mails,
  resetPassword: IdentityToolkit['resetPassword'],
  now: () => Date,
): Router => {
  const router = Router({ caseSensitive: true });
  router.get(mailsPath, (_request, response) => response.json(mails.list()));

  router.get(passwordPagePath, ({ query }, response) => {
    const texts = passwordTexts(query.language);
    if (mails.find(query.code, now()) === undefined) response.status(410).send(sentence(texts, texts.unusable));
    else response.send(form(texts));
  });
  router.post(
    passwordPagePath,
    express.urlencoded({ extended: false }),
    asynchronous(async ({ body, query }, response) => {
      const texts = passwordTexts(query.language);
      try {
        await resetPassword(query.code, body.password);
        response.send(sentence(texts, texts.changed));
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        if (error.code === 'INVALID_OOB_CODE') response.status(410).send(sentence(texts, texts.unusable));
        else response.status(400).send(form(texts, texts.length));
      }
    }),
  );
  return router;
};
