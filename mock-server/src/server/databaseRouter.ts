import { Router } from 'express';
import jsonServer from 'json-server';
import { checkLocalHost } from './http/hostCheck.ts';

/** The path of json-server's own router. */
export const databasePath = '/_db';

/**
 * json-server's own router, read-only, for developers: it filters, sorts, pages and searches every collection. It has no
 * accounts. Its start page loads a font from another site, so the bikes are the start page. `/db` would respond with JSONP, which a page of any site can read, so `callback` is
 * removed from each request.
 */
export const createDatabaseRouter = (router: Router): Router =>
  Router()
    .use(checkLocalHost('The database is shown on this machine alone.'))
    .get('/', (_request, response) => response.redirect(`${databasePath}/products`))
    .use(
      ({ query }, _response, next) => {
        delete query.callback;
        next();
      },
      ...jsonServer.defaults({ logger: false, noCors: true, noGzip: true, readOnly: true }),
      router,
    );
