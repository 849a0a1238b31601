import { Router } from 'express';
import jsonServer from 'json-server';
import { checkLocalHost } from '../http/requestChecks.ts';

export const databasePath = '/_db';

const isPattern = (text: string): boolean => {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
};

/**
 * json-server's own router, read-only, without accounts. Its start page loads a font from another site, so the bikes are
 * the start page. It would respond with JSONP, which a page of any site can read, so `callback` is removed.
 */
export const createDatabaseRouter = (router: Router): Router =>
  Router()
    .use(checkLocalHost)
    .get('/', (_request, response) => response.redirect(`${databasePath}/products`))
    .use(
      ({ query }, response, next) => {
        delete query.callback;
        const invalid = Object.keys(query).find((key) => key.endsWith('_like') && !isPattern(String(query[key])));
        // Otherwise json-server responds with a stack.
        if (invalid) response.status(400).json({ message: `${invalid} must be a regular expression.` });
        else next();
      },
      ...jsonServer.defaults({ logger: false, noCors: true, noGzip: true, readOnly: true }),
      router,
    );
