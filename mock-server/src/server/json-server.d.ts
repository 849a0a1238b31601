/** Types for the parts of json-server 0.17 and lowdb 1 that the mock server uses. The packages contain no types. */
declare module 'lowdb' {
  /** Reads the state once, at the start, and writes it whenever `write` of the database is called. */
  export type Adapter<State> = { read(): State; write(state: State): Promise<void> };
  export type Lowdb<State> = { setState(state: State): void; write(): Promise<unknown>; _: { id: string } };
  export default function low<State>(adapter: Adapter<State>): Lowdb<State>;
}

declare module 'json-server' {
  import type { Express, RequestHandler, Router } from 'express';
  import type { Lowdb } from 'lowdb';

  const jsonServer: {
    /** Creates an Express application. */
    create(): Express;
    defaults(options: { logger?: boolean; noCors?: boolean; noGzip?: boolean; readOnly?: boolean }): RequestHandler[];
    router<State>(db: Lowdb<State>): Router & { db: Lowdb<State> };
  };
  export default jsonServer;
}
