import express, { Router } from 'express';
import { asynchronous, methodNotAllowed } from '../server/http/responses.ts';
import { AuthError } from './authError.ts';
import type { IdentityToolkit } from './identityToolkit.ts';
import { type Mails, passwordPagePath } from './mails.ts';

/** The path of the list of all mails, for users of the demo and for tests. */
export const mailsPath = '/_mails';

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const page = (content: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="referrer" content="same-origin" />
    <title>New password - Second Gear</title>
  </head>
  <body>
    <main>
      <h1>New password</h1>
      ${content}
    </main>
  </body>
</html>
`;

const form = (code: string, error = ''): string =>
  page(`<form method="post" action="${passwordPagePath}">
        <input type="hidden" name="code" value="${escapeHtml(code)}" />
        <p><label>New password <input name="password" type="password" autocomplete="new-password" required /></label></p>
        <p role="alert">${escapeHtml(error)}</p>
        <button type="submit">Save</button>
      </form>`);

const sentence = (text: string): string => page(`<p>${escapeHtml(text)}</p>`);

const unusable = 'This link is not valid any more. Ask for a new one on the login page.';

/**
 * Creates the routes of the list of mails, and of the page on which a user sets a new password. The demo auth provider
 * needs both, because it sends no real mails.
 */
export const createPasswordPage = (
  mails: Mails,
  resetPassword: IdentityToolkit['resetPassword'],
  now: () => Date,
): Router => {
  const router = Router({ caseSensitive: true });
  router.get(mailsPath, (_request, response) => response.json(mails.list()));
  router.all(mailsPath, methodNotAllowed('GET'));

  router.use(passwordPagePath, (_request, response, next) => {
    response.set({
      'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    });
    next();
  });
  router.get(passwordPagePath, ({ query }, response) => {
    const code = String(query.code ?? '');
    if (mails.find(code, now()) === undefined) response.status(410).send(sentence(unusable));
    else response.send(form(code));
  });
  router.post(
    passwordPagePath,
    express.urlencoded({ extended: false }),
    asynchronous(async ({ body }, response) => {
      const { code = '', password = '' } = body as Record<string, string | undefined>;
      try {
        await resetPassword(code, password);
        response.send(sentence('Your password is changed. Log in with the new password.'));
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        if (error.code === 'INVALID_OOB_CODE') response.status(410).send(sentence(unusable));
        else response.status(400).send(form(code, 'Use 6 to 4096 characters.'));
      }
    }),
  );
  router.all(passwordPagePath, methodNotAllowed('GET, POST'));
  return router;
};
