import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { codeOf } from '../../storage/errors.ts';

/** Thrown when another program listens on the port already. */
export class PortInUseError extends Error {
  override name = 'PortTakenError';
  constructor(readonly port: number) {
    super(`Port ${port} is taken by another program.`);
  }
}

/** How long those being answered get to finish when the server closes, in ms. */
const closeTimeoutMs = 2_000;

const open = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (problem) => reject(codeOf(problem) === 'EADDRINUSE' ? new PortInUseError(port) : problem));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** Every connection there is, those too that Node's server has given out of its hands and counts no longer. */
const trackConnections = (server: Server): ReadonlySet<Socket> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
};

const close = (server: Server, connections: ReadonlySet<Socket>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, closeTimeoutMs);
    server.close(() => {
      clearTimeout(timer);
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
  const servers: { server: Server; connections: ReadonlySet<Socket> }[] = [];
  const openServer = async (address: string, at: number): Promise<number> => {
    const server = createServer();
    const connections = trackConnections(server);
    const taken = await open(server, at, address);
    servers.push({ server, connections });
    return taken;
  };
  const closeAll = async (): Promise<void> => {
    await Promise.all(servers.map(({ server, connections }) => close(server, connections)));
  };
  if (host !== 'localhost') return { port: await openServer(host, port), close: closeAll };
  const taken = await openServer('127.0.0.1', port);
  try {
    await openServer('::1', taken);
  } catch (problem) {
    if (!lacksIPv6(problem)) {
      await closeAll();
      throw problem;
    }
  }
  return { port: taken, close: closeAll };
};
