import type { Server } from 'node:http';
import { codeOf } from '../store/problems.ts';

/** Thrown when another program listens on the port already. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
  constructor(readonly port: number) {
    super(`Port ${port} is taken by another program.`);
  }
}

/** How long those being answered get to finish when the server closes, in ms. */
const grace = 2_000;

const open = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (problem) => reject(codeOf(problem) === 'EADDRINUSE' ? new PortTakenError(port) : problem));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });

/** A machine may have no IPv6; 'localhost' is then the other one alone. */
const lacksIPv6 = (problem: unknown): boolean => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(problem));

export type Listening = { port: number; close(): Promise<void> };

/**
 * Listens on `host`; on 'localhost' that is this machine alone, by both of its addresses, since browsers and Node do
 * not agree on which one the name means. Port 0 takes a free one. Throws a PortTakenError.
 */
export const listen = async (createServer: () => Server, port: number, host: string): Promise<Listening> => {
  const first = createServer();
  const servers = [first];
  const closeAll = async (): Promise<void> => {
    await Promise.all(servers.map(close));
  };
  if (host !== 'localhost') return { port: await open(first, port, host), close: closeAll };
  const taken = await open(first, port, '127.0.0.1');
  const second = createServer();
  try {
    await open(second, taken, '::1');
    servers.push(second);
  } catch (problem) {
    if (!lacksIPv6(problem)) {
      await closeAll();
      throw problem;
    }
  }
  return { port: taken, close: closeAll };
};
