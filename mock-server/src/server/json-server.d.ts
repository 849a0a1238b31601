/** Types for the part of json-server 0.17 that the mock server uses. The package contains no types. */
declare module 'json-server' {
  import type { Express } from 'express';

  const jsonServer: {
    /** Creates an Express application. */
    create(): Express;
  };
  export default jsonServer;
}
