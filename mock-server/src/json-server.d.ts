/** Types for the part of json-server 0.17 that is used; the package has none. */
declare module 'json-server' {
  import type { Express, RequestHandler } from 'express';

  type Defaults = {
    /** The folder to serve; json-server always serves one. */
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
