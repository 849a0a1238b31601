import { Router } from 'express';
import jsonServer from 'json-server';
import { checkLocalHost } from '../http/requestChecks.ts';

export const databasePath = '/_db';

/**
 * json-server's own router, read-only, without accounts. Its start page loads a font from another site, so the bikes are
 * the start page. It would respond with JSONP, which a page of any site can read, so `callback` is removed.
 */
export const createDatabaseRouter = (router: Router): Router =>
  Router()
    .use(checkLocalHost)
    .get('/', (_request, response) => response.redirect(`${databasePath}/products`))
    .use(
      ({ query }, _response, next) => {
        delete query.callback;
        next();
      },
      ...jsonServer.defaults({ logger: false, noCors: true, noGzip: true, readOnly: true }),
      router,
    );
