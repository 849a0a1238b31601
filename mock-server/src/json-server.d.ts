/** Types for the part of json-server 0.17 that is used. The package itself contains no types. */
declare module 'json-server' {
  import type { Express, RequestHandler } from 'express';

  type Defaults = {
    /** The folder whose files are served. json-server always serves a folder. */
    static: string;
    logger: boolean;
    bodyParser: boolean;
    noCors: boolean;
    noGzip?: boolean;
    readOnly?: boolean;
  };

  const jsonServer: {
    create(): Express;
    defaults(options: Defaults): RequestHandler[];
  };
  export default jsonServer;
}
