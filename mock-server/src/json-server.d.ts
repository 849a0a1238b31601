/** The part of json-server 0.17 that is used; it comes without types of its own. */
declare module 'json-server' {
  import type { Express, RequestHandler } from 'express';

  type Defaults = {
    /** The folder that is served; json-server always serves one. */
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
